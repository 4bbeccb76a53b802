import type { Language } from '../words/language.ts';

/** URL of the service worker. Its scope is the whole site. */
export const WORKER_URL = '/offline-worker.js';

/** Path of the fallback page. */
export const OFFLINE_PATH = '/offline';

/** Prefix of the worker's caches. */
export const KEPT_PREFIX = 'kept-';

/** Settings of the worker from the build. */
export type OfflineSettings = {
  /** Id of the build: each has its own worker and cache. */
  build: string;
  /** Paths of pages that are cached before their first visit. */
  ahead: readonly string[];
  /** URLs that a page's script fetches during use, by path: its HTML does not name them. */
  late: Readonly<Record<string, readonly string[]>>;
  /** Notice at the top of a cached page, by language, as HTML. */
  words: Readonly<Record<Language, string>>;
};

/** Maximum size of the cache in bytes: 3 MB. */
export const MOST_KEPT_BYTES = 3_000_000;
