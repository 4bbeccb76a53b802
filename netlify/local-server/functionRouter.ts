import type { LoadedFunction } from './functionBundles.ts';

const DEFAULT_PREFIX = '/.netlify/functions/';

/** Calls functions and tracks the work that continues after their answers. */
export type FunctionRouter = {
  /** The function at a default path, with or without a trailing slash; not a scheduled function. */
  find(url: URL): LoadedFunction | undefined;
  call(called: LoadedFunction, request: Request, ip: string): Promise<Response>;
  /** Runs a scheduled function now. */
  runScheduled(name: string): Promise<void>;
  /** Waits for everything passed to waitUntil. */
  settle(): Promise<void>;
};

/** @param deployContext the functions' deploy context, such as 'dev' */
export function createFunctionRouter(functions: readonly LoadedFunction[], deployContext: string): FunctionRouter {
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
    find({ pathname }) {
      const path = pathname.replace(/\/$/, '');
      return functions.find(({ name, config }) => config.schedule === undefined && path === `${DEFAULT_PREFIX}${name}`);
    },
    call,
    async runScheduled(name) {
      const scheduled = functions.find((candidate) => candidate.name === name);
      if (scheduled === undefined) throw new Error(`There is no function ${name}.`);
      await call(scheduled, new Request('http://localhost/', { method: 'POST' }), '127.0.0.1');
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
