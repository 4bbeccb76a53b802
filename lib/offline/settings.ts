import type { Language } from '../words/language.ts';

/** URL of the worker that keeps pages for times without a connection. Its folder is the whole site. */
export const WORKER_URL = '/offline-worker.js';

/** Path of the page that stands for those that are not kept. */
export const OFFLINE_PATH = '/offline';

/** Caches with names that begin like this are the worker's own. */
export const KEPT_PREFIX = 'kept-';

/** What the build tells the worker. */
export type OfflineSettings = {
  /** Id of the build: another one is another worker with a cache of its own. */
  build: string;
  /** Paths of pages that are fetched before anyone has opened them. */
  ahead: readonly string[];
  /** URLs of what the script of a page fetches once it is in use, by the path of the page: its HTML names none of it. */
  late: Readonly<Record<string, readonly string[]>>;
  /** What a kept page says at its top, by its language, as HTML. */
  words: Readonly<Record<Language, string>>;
};

/** The most that is kept on a device, in bytes as they are kept: 3 MB. */
export const MOST_KEPT_BYTES = 3_000_000;
