import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stopOnSignal } from './listen.ts';
import { PROJECT_DIRECTORY } from './netlifyConfig.ts';
import { startServer } from './startServer.ts';
import { sendText } from './webRequest.ts';

/**
 * `node netlify/local-server/dev.ts` (npm run dev): Next's development server, which passes the paths of functions on to a
 * local server beside it (rewrites in next.config.mjs). Visitors need the first of the two alone.
 */
async function dev(): Promise<void> {
  const { PORT = '3000', HOST = '127.0.0.1', DATA_DIR } = process.env;
  const siteUrl = `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}`;
  const functions = await startServer({
    port: 0,
    ...(DATA_DIR && { dataDir: DATA_DIR }),
    // Links in mails and on the functions' own pages lead back to the site.
    pages: (_request, response, { pathname, search }) =>
      sendText(response, 307, siteUrl, { Location: `${siteUrl}${pathname}${search}` }),
  });
  const next = spawn(
    process.execPath,
    [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'dev', '--hostname', HOST, '--port', PORT],
    { cwd: PROJECT_DIRECTORY, stdio: 'inherit', env: { ...process.env, FUNCTIONS_URL: functions.url } },
  );
  console.log(`Mails lie in ${join(functions.dataDir, 'outbox')}`);
  next.once('exit', (code) => {
    process.exitCode = code ?? 0;
    void functions.stop();
  });
  stopOnSignal(async () => {
    next.kill('SIGTERM');
    await functions.stop();
  });
}

dev().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
