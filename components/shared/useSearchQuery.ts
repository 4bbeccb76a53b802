import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/lib/browser/urlFields';
import { setParam } from '@/lib/browser/urls';
import { useUrlState } from './useUrlState';

/**
 * State of a search field whose query is stored elsewhere, such as in the URL. The trimmed text becomes the query 300 ms after the
 * last keystroke, or immediately if the field is cleared. A query that changes elsewhere replaces the text.
 */
export function useSearchText(query: string, onQuery: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  const handleQuery = useEffectEvent(onQuery);

  if (query !== followed) {
    setFollowed(query);
    if (typed.trim() !== query) setTyped(query);
  }

  useEffect(() => {
    const next = typed.trim();
    if (next === query) return;
    const timer = setTimeout(() => handleQuery(next), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);

  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === '') onQuery('');
  };
  return { typed, setTyped: change };
}

/** State of a search field with a debounced query, which is kept as `q` in the URL so that Back restores it. */
export function useSearchQuery() {
  const { value: query, setTyped: setQuery } = useUrlState({
    initial: '',
    read: ({ searchParams }) => searchParams.get('q')?.trim() ?? '',
    write: (url, value) => setParam(url, 'q', value),
  });
  return { ...useSearchText(query, setQuery), query, setQuery };
}
