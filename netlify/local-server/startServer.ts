import { createServer } from 'node:http';
import { join } from 'node:path';
import { MINUTE_MS } from '../../lib/dates/today.ts';
import type { Environment } from '../forms/runtime/settings.ts';
import { createFunctionRouter, loadFunctions } from './functions.ts';
import { close, listen } from './listen.ts';
import { startLocalBlobs } from './localBlobs.ts';
import { createPageServer, createRequestListener, createSiteRules } from './requestListener.ts';
import { LOOPBACK, localUrl, PROJECT_DIRECTORY } from './serverSettings.ts';
import { createStaticSite } from './staticSite.ts';

/** Scheduled functions without which enquiries would stay pending or never be erased. Only the host runs the daily digest. */
const REPEATED = ['redeliver', 'retention'];
const REPEATED_MS = 5 * MINUTE_MS;

type ServerOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Defaults to 127.0.0.1, which other machines cannot reach. */
  host?: string;
  /** Folder for enquiries and e-mails. */
  dataDir: string;
  /** The built site. Defaults to out in the project. */
  publish?: string;
  /** Environment of the functions. CONTEXT is the deploy context, which defaults to 'dev'. */
  env?: Environment;
};

export type RunningServer = {
  url: string;
  /** Waits for work that functions continue after their response. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Sets environment variables; returns a function that restores the old values. */
function setEnvironment(variables: Environment): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  const apply = (values: Environment) => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  apply(variables);
  return () => apply(before);
}

/** Starts all parts and registers their cleanup. */
async function startParts(options: ServerOptions, undo: AsyncDisposableStack): Promise<RunningServer> {
  const { port, dataDir, host = LOOPBACK, publish = join(PROJECT_DIRECTORY, 'out'), env = process.env } = options;

  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  undo.defer(() => blobs.stop());
  const access = Buffer.from(JSON.stringify(blobs.access)).toString('base64');
  undo.defer(setEnvironment({ ...env, DATA_DIR: dataDir, NETLIFY_BLOBS_CONTEXT: access }));

  const loaded = await loadFunctions(join(PROJECT_DIRECTORY, 'netlify/functions'));
  const functions = createFunctionRouter(loaded, env.CONTEXT ?? 'dev');
  undo.defer(() => functions.settle());
  const timer = setInterval(() => {
    for (const name of REPEATED) void functions.runScheduled(name);
  }, REPEATED_MS);
  undo.defer(() => clearInterval(timer));

  const rules = createSiteRules(join(PROJECT_DIRECTORY, 'netlify.toml'), publish);
  const pages = createPageServer(createStaticSite(publish), rules);
  const server = createServer(createRequestListener(functions, rules, pages));
  const actualPort = await listen(server, port, host);
  undo.defer(() => close(server));
  const url = localUrl(host, actualPort);
  undo.defer(setEnvironment({ SITE_URL: url }));

  return {
    url,
    settle: () => functions.settle(),
    stop: () => undo.disposeAsync(),
  };
}

/**
 * Starts the site with its functions, store and schedule on this machine, offline. Only one can run per process, because
 * functions read their settings from the environment. Throws if the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const undo = new AsyncDisposableStack();
  try {
    return await startParts(options, undo);
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}
