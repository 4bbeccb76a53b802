'use client';
// Needs the browser: the query lives in its state and URL.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFullText } from '@/components/behaviours/full-text/useFullText';
import { useSearchQuery } from '@/components/behaviours/useSearchQuery';
import { useFoundPages } from './useFoundPages';

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
