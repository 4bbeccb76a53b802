import { join } from 'node:path';
import { after, before } from 'node:test';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { writeBuiltSite } from './builtSite.ts';

/** Runs a small built site on the local server for the tests of a suite, in its own folder. */
export function runSite() {
  const path = temporaryFolder();
  const publish = join(path, 'out');
  let server: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    await writeBuiltSite(publish);
    server = await startServer({ port: 0, publish, dataDir: path, env: {} });
  });
  after(() => server.stop());
  return {
    get server() {
      return server;
    },
    /** The data folder; the site is published from out/ in it. */
    path,
  };
}
