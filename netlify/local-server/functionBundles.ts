import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import { PROJECT_DIRECTORY } from './netlifyConfig.ts';

/** CommonJS packages inside an ES module bundle still call require. */
const REQUIRE_BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The part of Netlify's function context that exists locally. */
export type FunctionContext = {
  ip: string;
  requestId: string;
  deploy: { context: string; id: string; published: boolean };
  site: { id: string; name: string; url: string };
  params: Record<string, string>;
  geo: Record<string, never>;
  url: URL;
  waitUntil: (work: Promise<unknown>) => void;
};

type FunctionHandler = (request: Request, context: FunctionContext) => unknown;

/** Strict: what the local server does not emulate, such as a path of the function's own, is a mistake here. */
const configSchema = z.strictObject({
  /** Cron expression, in UTC; a scheduled function answers no URL. */
  schedule: z.string().optional(),
});

const moduleSchema = z.object({
  default: z.custom<FunctionHandler>((value) => typeof value === 'function', 'the default export must be a function'),
  config: configSchema.default({}),
});

export type LoadedFunction = { name: string; handler: FunctionHandler; config: z.infer<typeof configSchema> };

export type FunctionBundles = { functions: LoadedFunction[]; remove(): Promise<void> };

/** Synchronous, because the other way leaves a process of 100 MB behind for as long as the server lives. */
function bundle(sources: readonly string[], target: string): void {
  buildSync({
    entryPoints: [...sources],
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    banner: { js: REQUIRE_BANNER },
    sourcemap: 'inline',
    logLevel: 'error',
  });
}

async function load(source: string, target: string): Promise<LoadedFunction> {
  const { name } = parse(source);
  const loaded = moduleSchema.parse(await import(pathToFileURL(join(target, `${name}.mjs`)).href));
  return { name, handler: loaded.default, config: loaded.config };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the bundles of servers that were killed. */
async function removeOrphans(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^run-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Bundles every function as Netlify does and loads it. Each call writes to a folder of its own below
 * .netlify/functions-serve, so that parallel servers do not share what functions hold in memory.
 */
export async function loadFunctions(directory: string): Promise<FunctionBundles> {
  const parent = join(PROJECT_DIRECTORY, '.netlify/functions-serve');
  await mkdir(parent, { recursive: true });
  await removeOrphans(parent);
  const target = await mkdtemp(join(parent, `run-${process.pid}-`));
  const remove = () => rm(target, { recursive: true, force: true });
  try {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.ts'));
    const sources = names.map((name) => join(directory, name));
    bundle(sources, target);
    return { functions: await Promise.all(sources.map((source) => load(source, target))), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
