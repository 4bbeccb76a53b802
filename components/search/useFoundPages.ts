import { useEffect, useState } from 'react';
import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadIndexes';
import { tryTwice } from '@/lib/browser/search/tryTwice';
import type { FoundPage } from '@/lib/search/siteSearch';

/** Fetches the ranking code together with its index. */
const loadSearch = () => Promise.all([loadSiteIndex(), import('@/lib/search/siteSearch')]);

/** Prefetches the search of pages, on the first focus of its field. The first query reports a failure. */
export function prepareSearch(): void {
  loadSearch().catch(() => {});
}

/** idle: no query; failed: the index could not be fetched. */
export type FoundState = {
  status: 'idle' | 'searching' | 'done' | 'failed';
  typed: string;
  /** The searched query: as typed, or with typing errors corrected. */
  query: string;
  pages: FoundPage[];
};

const IDLE: FoundState = { status: 'idle', typed: '', query: '', pages: [] };

type Options = {
  /** Searches the typed query even with unknown words. */
  isVerbatim?: boolean;
  /** Change it to retry after a failure. */
  attempt?: number;
};

/**
 * Returns the site's pages by name for a query. During a search, the previous pages stay; a stale answer never replaces
 * a newer one.
 */
export function useFoundPages(typed: string, { isVerbatim = false, attempt = 0 }: Options = {}): FoundState {
  const [state, setState] = useState(IDLE);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches anew
  useEffect(() => {
    if (typed === '') {
      setState(IDLE);
      return;
    }
    let isCurrent = true;
    setState((before) => ({ ...before, status: 'searching' }));
    const find = async () => {
      const [index, { findPages }] = await loadSearch();
      return findPages(index, typed, { isVerbatim, loadWords });
    };
    tryTwice(find)
      .then((found) => isCurrent && setState({ status: 'done', typed, ...found }))
      .catch((error: unknown) => {
        console.error('The search failed:', error);
        if (isCurrent) setState({ ...IDLE, status: 'failed', typed, query: typed });
      });
    return () => {
      isCurrent = false;
    };
  }, [typed, isVerbatim, attempt]);

  return state;
}
