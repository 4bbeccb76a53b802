import { INDEX_FILE, WORDS_FILE } from '../../search/searchFiles.ts';
import type { SiteIndex } from '../../search/searchPages.ts';

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Loads once, on first use. A failed load may be retried. */
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

/** Index of pages for the search, about 9 kB. */
export const loadSiteIndex = once(async (): Promise<SiteIndex> => (await fetchFile(INDEX_FILE)).json());

/**
 * All words of the site, about 7 kB. Empty if they cannot be fetched, as under `npm run dev`, where no build has
 * written them: corrections then use the names alone.
 */
export const loadWords = once(async (): Promise<readonly string[]> => {
  const response = await fetch(WORDS_FILE);
  return response.ok ? (await response.text()).split('\n') : [];
});
