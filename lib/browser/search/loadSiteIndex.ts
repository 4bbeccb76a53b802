import { indexFile, wordsFile } from '../../search/searchFiles.ts';
import type { SiteIndex } from '../../search/searchPages.ts';
import { language } from '../../words/language.ts';

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Loads once, the first time that it is asked for. A failed load may be tried again. */
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

/** What the search finds pages by, some 9 kB. */
export const loadSiteIndex = once(async (): Promise<SiteIndex> => (await fetchFile(indexFile(language()))).json());

/**
 * All words of the site, some 7 kB. None where they cannot be fetched, as under `npm run dev`, where no build has
 * written them: the search then corrects by the names alone.
 */
export const loadWords = once(async (): Promise<readonly string[]> => {
  const response = await fetch(wordsFile(language()));
  return response.ok ? (await response.text()).split('\n') : [];
});
