import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';

/** The local server in its own process, which can be killed. */
export type ServerProcess = {
  url: string;
  /** kill -9. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const readySchema = z.object({ url: z.string() });

/** Starts the local server over a published folder and a data folder in its own process. */
export async function spawnServer(publish: string, dataDir: string, env: Environment): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'serverProcess.ts');
  const child = fork(script, [publish, dataDir], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-2_000);
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (started === undefined) throw new Error(`The server did not start:\n${errors}`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    url: readySchema.parse(started[0]).url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
