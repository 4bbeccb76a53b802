'use client';
// Client component: the query is React state, kept in the URL.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Answer, useAnswer, useFullText } from '@/components/shared/useFullText';
import { useSearchQuery } from '@/components/shared/useSearchQuery';
import { loadSiteIndex, loadWords } from '@/lib/browser/loadIndexes';
import type { FoundPages } from '@/lib/search/siteSearch';

/** Loads the ranking code together with its index. */
const loadSearch = () => Promise.all([loadSiteIndex(), import('@/lib/search/siteSearch')]);

/** Prefetches the page search when its field is first focused. A failure is ignored here and reported by the first query. */
export function prepareSearch(): void {
  loadSearch().catch(() => {});
}

const NONE: FoundPages = { pages: [], query: '' };

type Options = {
  /** Searches for the query as typed, even if it contains unknown words. */
  isVerbatim?: boolean;
  /** Change it to retry after a failure. */
  attempt?: number;
};

/** Finds pages by name. `query` in the result is the one searched for, with typos corrected. */
export function useFoundPages(typed: string, { isVerbatim = false, attempt = 0 }: Options = {}): Answer<FoundPages> {
  const find = async () => {
    const [index, { findPages }] = await loadSearch();
    return findPages(index, typed, { isVerbatim, loadWords });
  };
  return useAnswer(typed, { find, none: NONE, options: String(isVerbatim), attempt });
}

/** Number of full-text hits shown initially, and added by each 'Show more'. */
const TEXT_HITS_STEP = 5;

/** State of the site search: the query (`q` in the URL) and its results, which are pages matched by name and full-text hits. */
function useSiteSearch() {
  const [textLimit, setTextLimit] = useState(TEXT_HITS_STEP);
  const [verbatim, setVerbatim] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { typed, setTyped, query, setQuery } = useSearchQuery();
  const found = useFoundPages(query, { isVerbatim: verbatim === query, attempt });
  // The query that the current pages belong to, so that both lists match.
  const answered = found.status === 'failed' ? found.typed : found.query;
  const fullText = useFullText(answered, { limit: textLimit });

  const change = (text: string) => {
    setTyped(text);
    setTextLimit(TEXT_HITS_STEP);
  };
  return {
    typed,
    change,
    /** Searches for the typed text without the debounce. */
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

/** Shares one search between the field in the hero and the results below. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const search = useSiteSearch();
  return <SearchContext value={search}>{children}</SearchContext>;
}

export function useSearch() {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch needs a SearchProvider around it.');
  return search;
}
