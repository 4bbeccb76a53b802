import { setTimeout as pause } from 'node:timers/promises';
import { type GetStoreOptions, getStore } from '@netlify/blobs';

const CALL_LIMIT_MS = 3_000;
const RETRY_PAUSE_MS = 150;
/** A status that @netlify/blobs does not retry. */
const GIVE_UP_STATUS = 424;

/** Makes a request once and reads the whole response. Returns the reason for a failure that is worth retrying. */
async function attempt(input: RequestInfo | URL, init: RequestInit | undefined, limitMs: number) {
  try {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) });
    const { status, headers } = response;
    if (status === 429 || status >= 500) return `status ${status}`;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}

/**
 * Creates a fetch for @netlify/blobs that fails fast. By default, that client tries five times, 5 seconds apart, while a
 * visitor waits. This fetch tries twice, for up to 3 seconds each and `totalMs` altogether, then returns a status that the
 * client does not retry.
 */
export function createStoreFetch(totalMs: number): typeof fetch {
  const end = performance.now() + totalMs;
  return async (input, init) => {
    let failure = 'TimeoutError';
    for (const isRetry of [false, true]) {
      if (isRetry) await pause(RETRY_PAUSE_MS);
      const limitMs = Math.min(CALL_LIMIT_MS, Math.floor(end - performance.now()));
      if (limitMs <= 0) break;
      const result = await attempt(input, init, limitMs);
      if (typeof result !== 'string') return result;
      failure = result;
    }
    return new Response(null, { status: GIVE_UP_STATUS, headers: { 'x-nf-error': failure } });
  };
}

export type StoreOptions = {
  /** Deploy context. Each has its own stores. */
  context: string;
  /** Time limit in milliseconds for all calls to the opened store together. */
  totalMs: number;
  /** Connection to a store other than Netlify's. */
  blobs?: Partial<GetStoreOptions>;
};

/** The parts of the Netlify Blobs API that the forms use. Lists are complete, because the client follows pagination. */
export type Blobs = {
  get(key: string, options: { type: 'text' }): Promise<string | null>;
  set(key: string, text: string, options?: { onlyIfNew: true }): Promise<{ modified: boolean; etag?: string }>;
  delete(key: string): Promise<void>;
  list(options: {
    prefix: string;
    directories?: boolean;
  }): Promise<{ blobs: readonly { key: string }[]; directories: readonly string[] }>;
};

/** Opens a named Blobs store of a deploy context, with strong consistency and time limits. */
export function openBlobs(name: string, { context, totalMs, blobs }: StoreOptions): Blobs {
  const suffix = context === 'production' ? '' : `-${context.replace(/[^a-z0-9-]/gi, '-').slice(0, 30)}`;
  return getStore({ ...blobs, name: `${name}${suffix}`, consistency: 'strong', fetch: createStoreFetch(totalMs) });
}

/**
 * Writes a new entry; false if it already exists, even if another instance wrote it at the same time. The client reports a
 * failed conditional write as a write without an ETag, so in that case the stored text decides.
 */
export async function writeNew(store: Blobs, key: string, text: string): Promise<boolean> {
  const { modified, etag = '' } = await store.set(key, text, { onlyIfNew: true });
  if (!modified || etag !== '') return modified;
  const found = await store.get(key, { type: 'text' });
  if (found === null) throw new Error('The store did not write.');
  return found === text;
}
