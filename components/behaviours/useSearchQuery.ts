import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/lib/browser/urlFields';
import { setParam } from '@/lib/browser/urls';
import { useUrlState } from './useUrlState';

/**
 * Text of a search field whose query lives elsewhere, such as in the URL. The query follows the text trimmed, 300 ms
 * after the last key, and at once when the field is emptied; the text follows a query that comes from elsewhere.
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

/** Text of a search field and the query that it settles on, which is `q` in the URL, so that Back to the page finds it. */
export function useSearchQuery() {
  const { value: query, setTyped: setQuery } = useUrlState({
    initial: '',
    read: ({ searchParams }) => searchParams.get('q')?.trim() ?? '',
    write: (url, value) => setParam(url, 'q', value),
  });
  return { ...useSearchText(query, setQuery), query, setQuery };
}
