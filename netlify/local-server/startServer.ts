import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { cronMatches, everyMinute } from './cron.ts';
import { type LoadedFunction, loadFunctions } from './functionBundles.ts';
import { createFunctionRouter, type FunctionRouter } from './functionRouter.ts';
import { close, listen } from './listen.ts';
import { startLocalBlobs } from './localBlobs.ts';
import { PROJECT_DIRECTORY, readNetlifyConfig } from './netlifyConfig.ts';
import { createPageServer, createRequestListener, type PageServer } from './requestListener.ts';
import { createSiteRules } from './siteRules.ts';
import { createStaticSite } from './staticSite.ts';

const DEFAULT_PORT = 8888;
const LOOPBACK = '127.0.0.1';

/** Environment of the functions. CONTEXT is the deploy context, 'dev' where it is absent. */
export type ServerEnvironment = Record<string, string | undefined>;

export type ServerOptions = {
  /** 8888 where absent; 0 takes a free one. */
  port?: number;
  /** 127.0.0.1 where absent: nobody else reaches the server. */
  host?: string;
  /** Folder for enquiries and mails; .data in the project where absent. */
  dataDir?: string;
  /** The built site; out in the project where absent. */
  publish?: string;
  env?: ServerEnvironment;
  /** Answers pages instead of the built site, which then need not exist. */
  pages?: PageServer;
};

export type RunningServer = {
  url: string;
  /** Node's own server, for what goes beyond requests (the development server's socket). */
  server: Server;
  dataDir: string;
  /** Runs a scheduled function now. */
  runScheduled(name: string): Promise<void>;
  /** Waits for what functions still do after their answers. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Sets variables and gives a function that puts the old values back. */
function setEnvironment(variables: ServerEnvironment): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  const apply = (values: ServerEnvironment) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  apply(variables);
  return () => apply(before);
}

/** Runs scheduled functions at their minutes; gives a function that ends it. */
function startSchedule(loaded: readonly LoadedFunction[], functions: FunctionRouter): () => void {
  const clock = everyMinute((minute) => {
    for (const { name, config } of loaded) {
      const isDue = config.schedule !== undefined && cronMatches(config.schedule, minute);
      if (isDue) void functions.runScheduled(name);
    }
  });
  return () => clock.stop();
}

function assertBuilt(publish: string): void {
  if (existsSync(join(publish, 'index.html'))) return;
  throw new Error(`There is no built site in ${publish}. Run \`npm run build\` first.`);
}

function explained(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8890.`) : error;
}

/** Starts everything, and says for each part how it is stopped again. */
async function startParts(options: ServerOptions, undo: AsyncDisposableStack): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = LOOPBACK, env = process.env } = options;
  const dataDir = resolve(options.dataDir ?? join(PROJECT_DIRECTORY, '.data'));
  const publish = resolve(options.publish ?? join(PROJECT_DIRECTORY, 'out'));
  if (options.pages === undefined) assertBuilt(publish);

  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  undo.defer(() => blobs.stop());
  const access = Buffer.from(JSON.stringify(blobs.access)).toString('base64');
  undo.defer(setEnvironment({ ...env, DATA_DIR: dataDir, NETLIFY_BLOBS_CONTEXT: access }));

  const config = await readNetlifyConfig();
  const bundles = await loadFunctions(config.functionsDirectory);
  undo.defer(() => bundles.remove());
  const functions = createFunctionRouter(bundles.functions, env.CONTEXT ?? 'dev');
  undo.defer(() => functions.settle());
  undo.defer(startSchedule(bundles.functions, functions));

  const rules = createSiteRules(config, publish, Number(env.RATE_LIMIT) || 0);
  const pages = options.pages ?? createPageServer(createStaticSite(publish), rules);
  const server = createServer(createRequestListener(functions, rules, pages));
  const actualPort = await listen(server, port, host);
  undo.defer(() => close(server));

  return {
    url: `http://${host === LOOPBACK ? 'localhost' : host}:${actualPort}`,
    server,
    dataDir,
    runScheduled: (name) => functions.runScheduled(name),
    settle: () => functions.settle(),
    stop: () => undo.disposeAsync(),
  };
}

/**
 * Starts the site with its functions, store and schedule on this machine, offline. One
 * at a time in a process: functions read their settings from the environment.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const undo = new AsyncDisposableStack();
  try {
    return await startParts(options, undo);
  } catch (error) {
    await undo.disposeAsync();
    throw explained(error, options.port ?? DEFAULT_PORT);
  }
}
