import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import { useFullText } from '@/lib/browser/search/useFullText';
import { type SearchablePage, searchPages } from '@/lib/search/searchPages';

/** How long a search waits for the next key. */
const SEARCH_DEBOUNCE_MS = 300;
/** Documents and pages found by their text that are shown at first, and how many more each step adds. */
const TEXT_HITS_STEP = 5;

/**
 * Keeps the query in the address, without a step of the browser's history for every word. What else the address names,
 * such as a document that is open, stays.
 */
function writeAddress(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}

/** The query of the site's search and what it finds: pages by their titles, and places inside texts. */
export function useSiteSearch(pages: readonly SearchablePage[]) {
  const [typed, setTyped] = useState('');
  const [textLimit, setTextLimit] = useState(TEXT_HITS_STEP);
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS).trim();
  const query = typed.trim() === '' ? '' : settled;
  const fullText = useFullText(query, { limit: textLimit });

  // What was typed before this ran stays.
  useEffect(() => setTyped((last) => last || (new URLSearchParams(window.location.search).get('q') ?? '')), []);
  useEffect(() => {
    if (query !== '') writeAddress(query);
  }, [query]);

  const change = (next: string) => {
    setTyped(next);
    setTextLimit(TEXT_HITS_STEP);
    if (next.trim() === '') writeAddress('');
  };
  return {
    typed,
    change,
    query,
    found: searchPages(pages, query),
    fullText,
    showMoreTexts: () => setTextLimit((limit) => limit + TEXT_HITS_STEP),
  };
}

export type SiteSearch = ReturnType<typeof useSiteSearch>;
