'use client';
// Needs the browser: the query lives in its state and URL.

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSearchText } from '@/components/behaviours/useSearchQuery';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { useFullText } from '@/lib/browser/search/useFullText';
import { setParam } from '@/lib/browser/urls';
import { type SearchablePage, searchPages } from '@/lib/search/searchPages';

/** Full-text hits shown at first, and added by each 'Show more'. */
const TEXT_HITS_STEP = 5;

/** The query of the site's search, which is `q` in the URL, and its results: pages by title, and full-text hits. */
function useSiteSearch(pages: readonly SearchablePage[]) {
  const [textLimit, setTextLimit] = useState(TEXT_HITS_STEP);
  const {
    value: query,
    set,
    watcher,
  } = useUrlState({
    initial: '',
    read: ({ searchParams }) => searchParams.get('q')?.trim() ?? '',
    write: (url, value) => setParam(url, 'q', value),
  });
  const { typed, setTyped } = useSearchText(query, set);
  const fullText = useFullText(query, { limit: textLimit });

  const change = (text: string) => {
    setTyped(text);
    setTextLimit(TEXT_HITS_STEP);
  };
  return {
    typed,
    change,
    query,
    found: searchPages(pages, query),
    fullText,
    showMoreTexts: () => setTextLimit((limit) => limit + TEXT_HITS_STEP),
    watcher,
  };
}

const SearchContext = createContext<ReturnType<typeof useSiteSearch> | undefined>(undefined);

/** The one search that the box in the hero writes and the results below read. */
export function SearchProvider({ pages, children }: { pages: SearchablePage[]; children: ReactNode }) {
  const search = useSiteSearch(pages);
  return (
    <SearchContext value={search}>
      {search.watcher}
      {children}
    </SearchContext>
  );
}

export function useSearch() {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch needs a SearchProvider around it.');
  return search;
}
