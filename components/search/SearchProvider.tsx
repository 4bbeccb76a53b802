'use client';

// Needs the browser: the query lives in its state and URL.
import { createContext, type ReactNode, useContext } from 'react';
import type { SearchablePage } from '@/lib/search/searchPages';
import { type SiteSearch, useSiteSearch } from './useSiteSearch';

const SearchContext = createContext<SiteSearch | undefined>(undefined);

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

/** The search of the provider around. */
export function useSearch(): SiteSearch {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch needs a SearchProvider around it.');
  return search;
}
