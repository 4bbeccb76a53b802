import { useEffect, useState } from 'react';
import type { FoundPage } from '../../search/siteSearch.ts';
import { loadSiteIndex, loadWords } from './loadSiteIndex.ts';
import { tryTwice } from './tryTwice.ts';

/** The code that ranks is fetched with what it reads. */
const loadSearch = () => Promise.all([loadSiteIndex(), import('../../search/siteSearch.ts')]);

/** Fetches what the search of pages needs in advance, on the first focus of its field. The first query reports a failure. */
export function prepareSearch(): void {
  loadSearch().catch(() => {});
}

/** idle: no query; failed: the index could not be fetched. */
export type FoundState = {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The query as it was typed. */
  typed: string;
  /** The query that the pages answer: as typed, or with slips of the keys corrected. */
  query: string;
  pages: FoundPage[];
};

const IDLE: FoundState = { status: 'idle', typed: '', query: '', pages: [] };

type Options = {
  /** Takes the query as it is typed, also where a word of it is not known. */
  isVerbatim?: boolean;
  /** Another number is another try after a failure. */
  attempt?: number;
};

/**
 * The site's pages by name for a query. While a new query is searched, the pages are those of the one before; a stale
 * answer never replaces a newer one.
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
