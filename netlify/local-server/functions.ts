import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The parts of Netlify's function context that the functions use. */
type FunctionContext = {
  ip: string;
  deploy: { context: string };
  waitUntil: (work: Promise<unknown>) => void;
};

type FunctionHandler = (request: Request, context: FunctionContext) => unknown;

/** Strict, so that settings that the local server does not emulate, such as a function's own path, are errors. */
const configSchema = z.strictObject({
  /** Cron expression in UTC. A scheduled function has no URL. */
  schedule: z
    .string()
    .regex(/^[\d*/]+( [\d*/]+){4}$/)
    .optional(),
});

const moduleSchema = z.object({
  default: z.custom<FunctionHandler>((value) => typeof value === 'function', 'the default export must be a function'),
  config: configSchema.default({}),
});

export type LoadedFunction = { name: string; handler: FunctionHandler; config: z.infer<typeof configSchema> };

/** Loads every function of a folder. */
export const loadFunctions = async (folder: string): Promise<LoadedFunction[]> =>
  Promise.all(
    (await readdir(folder)).map(async (file) => {
      const loaded = moduleSchema.parse(await import(pathToFileURL(join(folder, file)).href));
      return { name: parse(file).name, handler: loaded.default, config: loaded.config };
    }),
  );

const DEFAULT_PREFIX = '/.netlify/functions/';

/**
 * Calls functions, and tracks the work they continue after their response.
 * @param deployContext deploy context passed to functions, such as 'dev'
 */
export function createFunctionRouter(functions: readonly LoadedFunction[], deployContext: string) {
  const running = new Set<Promise<unknown>>();
  function waitUntil(work: Promise<unknown>): void {
    const watched = work.catch((error) => console.error('Work after the answer failed:', error));
    running.add(watched);
    watched.finally(() => running.delete(watched));
  }

  async function call({ name, handler }: LoadedFunction, request: Request, ip: string): Promise<Response> {
    try {
      const result = await handler(request, { ip, deploy: { context: deployContext }, waitUntil });
      return result instanceof Response ? result : new Response(null, { status: 204 });
    } catch (error) {
      console.error(`Function ${name} failed:`, error);
      return new Response('Internal error', { status: 500 });
    }
  }

  return {
    /** Returns the function at a default path, with or without a trailing slash, unless it is scheduled. */
    find({ pathname }: URL): LoadedFunction | undefined {
      const path = pathname.replace(/\/$/, '');
      return functions.find(({ name, config }) => config.schedule === undefined && path === `${DEFAULT_PREFIX}${name}`);
    },
    call,
    async runScheduled(name: string): Promise<void> {
      const scheduled = functions.find((candidate) => candidate.name === name);
      if (scheduled === undefined) throw new Error(`There is no function ${name}.`);
      await call(scheduled, new Request('http://localhost/', { method: 'POST' }), '127.0.0.1');
    },
    /** Waits for all promises passed to waitUntil. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type FunctionRouter = ReturnType<typeof createFunctionRouter>;
