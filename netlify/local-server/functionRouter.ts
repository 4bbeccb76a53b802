import { randomUUID } from 'node:crypto';
import { createRateLimiter } from '../forms/runtime/rateLimiter.ts';
import type { FunctionContext, LoadedFunction } from './functionBundles.ts';

const DEFAULT_PREFIX = '/.netlify/functions/';

/** Calls functions and tracks the work that they continue after their answers. */
export type FunctionRouter = {
  /** The function behind a URL, by its own `config.path` or by the default path. */
  find(url: URL): LoadedFunction | undefined;
  /** Seconds to wait where the platform's limit for the function is reached, else 0. */
  secondsToWait(called: LoadedFunction, url: URL, ip: string): number;
  call(called: LoadedFunction, request: Request, ip: string): Promise<Response>;
  /** Runs a scheduled function now. */
  runScheduled(name: string): Promise<void>;
  /** Waits for everything that was passed to waitUntil. */
  settle(): Promise<void>;
};

/** The paths of a function. Who has a path has no default one, and a scheduled function answers no URL. */
function patternsOf({ name, config }: LoadedFunction): URLPattern[] {
  if (config.schedule !== undefined) return [];
  return [config.path ?? `${DEFAULT_PREFIX}${name}`].flat().map((path) => new URLPattern({ pathname: path }));
}

/** The platform's rate limits of functions, each counted by visitor and domain. */
function createPlatformLimits(
  functions: readonly LoadedFunction[],
  raisedLimit: number,
): FunctionRouter['secondsToWait'] {
  const limiters = new Map(
    functions.map(({ name, config }) => [name, createRateLimiter((config.rateLimit?.windowSize ?? 0) * 1000)]),
  );
  return ({ name, config: { rateLimit } }, url, ip) => {
    if (rateLimit === undefined) return 0;
    const limit = Math.max(rateLimit.windowLimit, raisedLimit);
    return limiters.get(name)?.consume(`${ip} ${url.host}`, limit, Date.now()) ?? 0;
  };
}

function contextFor(url: URL, ip: string, deployContext: string): Omit<FunctionContext, 'waitUntil'> {
  return {
    ip,
    requestId: randomUUID(),
    deploy: { context: deployContext, id: '0', published: deployContext === 'production' },
    site: { id: 'local', name: 'local', url: url.origin },
    params: {},
    geo: {},
    url,
  };
}

/**
 * @param deployContext what functions read as their deploy context, such as 'dev'
 * @param raisedLimit replaces smaller rate limits of functions, for tests and load runs
 */
export function createFunctionRouter(
  functions: readonly LoadedFunction[],
  deployContext: string,
  raisedLimit: number,
): FunctionRouter {
  const running = new Set<Promise<unknown>>();
  const routes = functions.map((loaded) => ({ loaded, patterns: patternsOf(loaded) }));
  function waitUntil(work: Promise<unknown>): void {
    const watched = work.catch((error) => console.error('Work after the answer failed:', error));
    running.add(watched);
    watched.finally(() => running.delete(watched));
  }

  async function call({ name, handler }: LoadedFunction, request: Request, ip: string): Promise<Response> {
    try {
      const context = contextFor(new URL(request.url), ip, deployContext);
      const result = await handler(request, { ...context, waitUntil });
      return result instanceof Response ? result : new Response(null, { status: 204 });
    } catch (error) {
      console.error(`Function ${name} failed:`, error);
      return new Response('Internal error', { status: 500 });
    }
  }

  return {
    find(url) {
      // As on the platform, a slash at the end makes no other path.
      const pathname = url.pathname.replace(/(?<=.)\/$/, '');
      return routes.find(({ patterns }) => patterns.some((pattern) => pattern.test({ pathname })))?.loaded;
    },
    secondsToWait: createPlatformLimits(functions, raisedLimit),
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
