import { useState } from 'react';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';

/** A search waits this long for the next key, in ms (specification, section 9). */
export const SEARCH_DEBOUNCE_MS = 300;

/**
 * Text of a search field and the query that it settles on: trimmed, 300 ms after the last key, and empty at once when
 * the field is emptied.
 */
export function useSearchQuery() {
  const [typed, setTyped] = useState('');
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS).trim();
  return { typed, setTyped, query: typed.trim() === '' ? '' : settled };
}
