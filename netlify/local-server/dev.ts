import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { stopOnSignal } from './listen.ts';
import { assertUsable, localUrl, PROJECT_DIRECTORY, printAddresses, readServerSettings } from './serverSettings.ts';
import { startServer } from './startServer.ts';

const DEFAULT_PORT = 3000;

/**
 * `node netlify/local-server/dev.ts` (npm run dev): runs Next's development server, which proxies the functions' paths to a
 * local server (rewrites in next.config.mjs). Visitors use only Next's URL.
 */
async function dev(): Promise<void> {
  const settings = readServerSettings(process.env, DEFAULT_PORT);
  await assertUsable(settings);
  const { port, host, dataDir } = settings;
  const siteUrl = localUrl(host, port);
  const functions = await startServer({ port: 0, dataDir });
  const next = spawn(
    process.execPath,
    [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'dev', '--hostname', host, '--port', String(port)],
    {
      cwd: PROJECT_DIRECTORY,
      stdio: 'inherit',
      env: { ...process.env, FUNCTIONS_URL: functions.url, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  printAddresses(siteUrl, settings);
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
