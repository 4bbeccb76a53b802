import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { z } from 'zod';

/** CommonJS packages inside an ES module bundle still call require. */
const REQUIRE_BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The part of Netlify's function context that the functions use. */
type FunctionContext = {
  ip: string;
  deploy: { context: string };
  waitUntil: (work: Promise<unknown>) => void;
};

type FunctionHandler = (request: Request, context: FunctionContext) => unknown;

/** Strict: settings that the local server does not emulate, such as a function's own path, are errors. */
const configSchema = z.strictObject({
  /** Cron expression, in UTC; a scheduled function has no URL. */
  schedule: z.string().optional(),
});

const moduleSchema = z.object({
  default: z.custom<FunctionHandler>((value) => typeof value === 'function', 'the default export must be a function'),
  config: configSchema.default({}),
});

export type LoadedFunction = { name: string; handler: FunctionHandler; config: z.infer<typeof configSchema> };

export type FunctionBundles = { functions: LoadedFunction[]; remove(): Promise<void> };

/** Bundles functions. Synchronous, since esbuild's other API keeps a process of 100 MB as long as the server. */
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

/**
 * Bundles every function as Netlify does and loads it. Each call writes to its own folder, so that servers do not share
 * the functions' memory.
 */
export async function loadFunctions(directory: string): Promise<FunctionBundles> {
  const target = await mkdtemp(join(tmpdir(), 'functions-'));
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
