import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { writeBuiltSite } from '../support/builtSite.ts';
import { catchLogs } from '../support/catchLogs.ts';

const STORE = 'blobs/entries/local/site:enquiries-dev';
const KEPT = [
  `${STORE}/pending/0a1b2c`,
  `${STORE}/done/0a1b2d`,
  'outbox/2026-03-02T08-00-00-000Z-0a1b2c.eml',
  'outbox/.DS_Store',
];
const LEFT_BEHIND = [`${STORE}/pending/.k3j9x0q2`, `${STORE}/.7zz`, 'outbox/.2026-03-02T08-00-00-000Z-0a1b2c.eml.part'];

catchLogs();

it('A start of the local server clears what killed writes left behind, and nothing else', async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  await writeBuiltSite(join(folder, 'out'));
  for (const name of [...KEPT, ...LEFT_BEHIND]) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true });
    await writeFile(join(dataDir, name), 'half of a');
  }
  const server = await startServer({ port: 0, publish: join(folder, 'out'), dataDir, env: {} });
  const names = await readdir(dataDir, { recursive: true });
  await server.stop();
  assert.deepEqual(
    KEPT.filter((name) => !names.includes(name)),
    [],
  );
  assert.deepEqual(
    LEFT_BEHIND.filter((name) => names.includes(name)),
    [],
  );
});
