import { type Answer, useAnswer } from '@/components/behaviours/full-text/useFullText';
import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadIndexes';
import type { FoundPages } from '@/lib/search/siteSearch';

/** Fetches the ranking code together with its index. */
const loadSearch = () => Promise.all([loadSiteIndex(), import('@/lib/search/siteSearch')]);

/** Prefetches the search of pages, on the first focus of its field. The first query reports a failure. */
export function prepareSearch(): void {
  loadSearch().catch(() => {});
}

const NONE: FoundPages = { pages: [], query: '' };

type Options = {
  /** Searches the typed query even with unknown words. */
  isVerbatim?: boolean;
  /** Change it to try again after a failure. */
  attempt?: number;
};

/** Returns the site's pages by name for a query; `query` is the searched one, with typing errors corrected. */
export function useFoundPages(typed: string, { isVerbatim = false, attempt = 0 }: Options = {}): Answer<FoundPages> {
  const find = async () => {
    const [index, { findPages }] = await loadSearch();
    return findPages(index, typed, { isVerbatim, loadWords });
  };
  return useAnswer(typed, { find, none: NONE, options: String(isVerbatim), attempt });
}
