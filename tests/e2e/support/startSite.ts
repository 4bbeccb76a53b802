import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../../node/netlify/support/spawnServer.ts';

const OUT = join(import.meta.dirname, '../../../out');
const SPECIMENS = join(import.meta.dirname, '../../fixtures/pdf');

/**
 * Starts the local server once for all browser tests, with its own data folder. Set SITE_FOLDER to test a built site
 * other than `out`; the viewer's specimens are copied into it for the run. The server needs its own process, because in
 * Playwright's every function bundle would pass through Playwright's compiler.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  const env = { ...process.env, RATE_LIMIT: '10000' };
  const folder = process.env.SITE_FOLDER ?? OUT;
  const specimens = join(folder, 'specimens');
  cpSync(SPECIMENS, specimens, { recursive: true });
  const site = await spawnServer(folder, dataDir, env);
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = dataDir;
  return async () => {
    await site.stop();
    for (const made of [dataDir, specimens]) rmSync(made, { recursive: true, force: true });
  };
}
