import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopOnSignal } from './listen.ts';
import { assertUsable, PROJECT_DIRECTORY, printAddresses, readServerSettings } from './serverSettings.ts';
import { type RunningServer, startServer } from './startServer.ts';

const DEFAULT_PORT = 8888;

/** Build process and server, for the signal handler to stop. */
let building: ChildProcess | undefined;
let running: RunningServer | undefined;

/** Builds the site in a child process; false if the build failed. */
async function build(): Promise<boolean> {
  building = spawn(process.execPath, [join(PROJECT_DIRECTORY, 'lib/server/site-build/build.ts')], {
    cwd: PROJECT_DIRECTORY,
    stdio: 'inherit',
  });
  const [code] = await once(building, 'exit');
  building = undefined;
  return code === 0;
}

/**
 * `node netlify/local-server/start.ts [--build]`: serves the built site with its forms (npm run serve), after a build with
 * --build (npm start). It is a single process, so that a signal to npm stops everything.
 */
async function start(): Promise<void> {
  const settings = readServerSettings(process.env, DEFAULT_PORT);
  await assertUsable(settings);
  if (process.argv.includes('--build') && !(await build())) {
    process.exitCode = 1;
    return;
  }
  running = await startServer(settings);
  printAddresses(running.url, settings);
}

stopOnSignal(async () => {
  building?.kill('SIGTERM');
  await running?.stop();
});

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
