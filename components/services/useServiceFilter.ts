import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import type { ServiceFilter } from '@/lib/services/matchesFilter';
import { SERVICE_CATEGORIES } from '@/lib/services/serviceCategories';

/** How long a search waits for the next key. */
export const SEARCH_DEBOUNCE_MS = 300;

/** The filter that the address's fragment names; anything unknown means all. */
export function filterFromHash(hash: string): ServiceFilter {
  return SERVICE_CATEGORIES.find((category) => `#${category}` === hash) ?? 'all';
}

/** Category and search of the services list; the category stands in the address's fragment. */
export function useServiceFilter() {
  const [filter, setFilter] = useState<ServiceFilter>('all');
  const [query, setQuery] = useState('');
  const debouncedQuery = useDebouncedValue(query, SEARCH_DEBOUNCE_MS);

  useEffect(() => {
    const follow = () => setFilter(filterFromHash(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const select = (next: ServiceFilter) => {
    setFilter(next);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}${next === 'all' ? '' : `#${next}`}`);
  };
  const reset = () => {
    select('all');
    setQuery('');
  };
  return { filter, select, query, setQuery, debouncedQuery, reset };
}
