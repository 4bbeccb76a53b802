import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../netlify/local-server/startServer.ts';

/** Starts the local server once for all browser tests, with a data folder of its own. SITE_FOLDER names another built site than `out`. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'));
  const env = { ...process.env, RATE_LIMIT: '10000' };
  const site = await startServer({ port: 0, dataDir, publish: process.env.SITE_FOLDER, env });
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = dataDir;
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
