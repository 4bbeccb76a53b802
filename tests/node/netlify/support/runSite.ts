import { join } from 'node:path';
import { after, before } from 'node:test';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { writeBuiltSite } from './builtSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A small built site behind the local server for the tests of a suite, in a folder of its own. */
export function runSite() {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    folder = await temporaryFolder();
    await writeBuiltSite(join(folder.path, 'out'));
    server = await startServer({ port: 0, publish: join(folder.path, 'out'), dataDir: folder.path, env: {} });
  });
  after(async () => {
    await server.stop();
    await folder.remove();
  });
  return {
    get server() {
      return server;
    },
    /** The data folder; the site is published from out/ in it. */
    get path() {
      return folder.path;
    },
  };
}
