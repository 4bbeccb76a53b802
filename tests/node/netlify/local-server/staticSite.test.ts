import assert from 'node:assert/strict';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { headerRules } from '../../../../lib/server/site-build/headerRules.ts';
import { type RunningServer, startServer } from '../../../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const page = (text: string) => `<!doctype html><html lang="en"><body><h1>${text}</h1></body></html>`;

/** Writes a published folder of three pages, each with the name of its build. */
async function writeSite(folder: string, build: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of ['index', 'about', '404']) {
    await writeFile(join(folder, `${name}.html`), page(`${name} of ${build}`));
  }
  await writeFile(join(folder, '_headers'), headerRules([`sha256-${build}`], undefined));
}

describe('The local server, while files change under it,', () => {
  const folder = temporaryFolder();
  const publish = join(folder, 'out');
  let server: RunningServer;
  before(async () => {
    await writeSite(publish, 'the first build');
    server = await startServer({ port: 0, publish, dataDir: folder, env: {} });
  });
  after(() => server.stop());

  const get = (path: string) => fetch(server.url + path);

  it('answers 404 for a file that has vanished, and lives on', async () => {
    assert.equal((await get('/about')).status, 200);
    await rm(join(publish, 'about.html'));
    const gone = await get('/about');
    assert.equal(gone.status, 404);
    assert.match(await gone.text(), /404 of the first build/);
    assert.equal((await get('/')).status, 200);
  });

  it('serves a new build from the moment that it takes the place of the old one, with its own headers', async () => {
    await get('/');
    await writeSite(join(folder, 'aside'), 'the second build');
    await rename(publish, join(folder, 'replaced'));
    await rename(join(folder, 'aside'), publish);
    const answer = await get('/');
    assert.match(await answer.text(), /index of the second build/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /'sha256-the second build'/);
  });
});
