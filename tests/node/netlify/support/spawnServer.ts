import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '../../../../netlify/forms/runtime/settings.ts';

/** The local server in a process of its own, which can be ended without warning. */
export type ServerProcess = {
  url: string;
  /** Bytes of memory that the process holds on to, after a garbage collection. */
  memory(): Promise<number>;
  /** kill -9. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

const readySchema = z.object({ url: z.string() });
const memorySchema = z.object({ bytes: z.number() });

/** Starts the local server over a published folder and a data folder in a process of its own. */
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
    async memory() {
      const answer = once(child, 'message');
      child.send('memory');
      return memorySchema.parse((await answer)[0]).bytes;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
