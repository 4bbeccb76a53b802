import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';

/** Starts the local server in its own process, for a published folder and a data folder. */
export async function spawnServer(publish: string, dataDir: string, env: Environment) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(import.meta.filename, [publish, dataDir], {
    // The test runner's own arguments would start another runner.
    execArgv: [],
    env: { NODE_ENV: 'production', PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (started === undefined) throw new Error('The server did not start.');
  const url: string = started[0];
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

// Entry point of that process. Its imports are dynamic, so that a test runner that only spawns it need not compile
// them.
if (import.meta.main) {
  const { stopOnSignal } = await import('../../../../netlify/local-server/listen.ts');
  const { startServer } = await import('../../../../netlify/local-server/startServer.ts');
  const [publish = '', dataDir = ''] = process.argv.slice(2);
  const server = await startServer({ port: 0, publish, dataDir });
  stopOnSignal(() => server.stop());
  process.send?.(server.url);
}
