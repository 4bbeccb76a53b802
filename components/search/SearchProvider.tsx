'use client';
// Needs the browser: the query lives in its state and URL.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Answer, useAnswer, useFullText } from '@/components/behaviours/useFullText';
import { useSearchQuery } from '@/components/behaviours/useSearchQuery';
import { loadSiteIndex, loadWords } from '@/lib/browser/loadIndexes';
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

/** Full-text hits shown at first, and added by each 'Show more'. */
const TEXT_HITS_STEP = 5;

/** The query of the site's search, which is `q` in the URL, and its results: pages by name, and full-text hits. */
function useSiteSearch() {
  const [textLimit, setTextLimit] = useState(TEXT_HITS_STEP);
  const [verbatim, setVerbatim] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { typed, setTyped, query, setQuery } = useSearchQuery();
  const found = useFoundPages(query, { isVerbatim: verbatim === query, attempt });
  // The query that the pages shown answer, so that both lists are always of the same one.
  const answered = found.status === 'failed' ? found.typed : found.query;
  const fullText = useFullText(answered, { limit: textLimit });

  const change = (text: string) => {
    setTyped(text);
    setTextLimit(TEXT_HITS_STEP);
  };
  return {
    typed,
    change,
    /** Searches for the typed text without the delay. */
    submit: () => setQuery(typed.trim()),
    query,
    found,
    fullText,
    showMoreTexts: () => setTextLimit((limit) => limit + TEXT_HITS_STEP),
    takeAsTyped: () => setVerbatim(query),
    tryAgain: () => setAttempt((count) => count + 1),
  };
}

const SearchContext = createContext<ReturnType<typeof useSiteSearch> | undefined>(undefined);

/** The one search that the box in the hero writes and the results below read. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const search = useSiteSearch();
  return <SearchContext value={search}>{children}</SearchContext>;
}

export function useSearch() {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch needs a SearchProvider around it.');
  return search;
}
