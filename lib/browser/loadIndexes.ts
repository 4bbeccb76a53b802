import type { Pagefind } from '../search/fullText.ts';
import { INDEX_FILE, WORDS_FILE } from '../search/searchFiles.ts';
import type { SiteIndex } from '../search/searchPages.ts';

/** Written to the export after the build, so bundlers must not resolve it. */
const SCRIPT = '/pagefind/pagefind.js';

export type PagefindScript = Pagefind & {
  options: (options: { noWorker: boolean }) => Promise<void>;
  init: () => Promise<void>;
};

/** Caches the result of a loader. A failed load can be retried. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

export const loadPagefind = once(async (): Promise<Pagefind> => {
  if (process.env.NODE_ENV === 'development') {
    throw new Error('`npm run dev` has no full-text index, which the build makes; `npm start` builds and serves one.');
  }
  const pagefind: PagefindScript = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ SCRIPT);
  // The worker would load the same 12 kB script again, and a query takes only a few milliseconds without it.
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
});

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Loads the page index for the search, about 12 kB. */
export const loadSiteIndex = once(async (): Promise<SiteIndex> => (await fetchFile(INDEX_FILE)).json());

/**
 * Loads the site's word list, about 9 kB. Returns an empty list if it cannot be fetched, as under `npm run dev`, which does
 * not generate it; spelling corrections then use only names.
 */
export const loadWords = once(async (): Promise<readonly string[]> => {
  const response = await fetch(WORDS_FILE);
  return response.ok ? (await response.text()).split('\n') : [];
});
