import { useEffect, useRef, useState } from 'react';
import { filtersFrom, NO_FILTERS, type TeamFilters, withFilters } from '@/lib/team/teamFilters';

/** How long a search waits for the next key. */
const SEARCH_DEBOUNCE_MS = 300;

/** Keeps the filters in the query of the page's address, without a step of the browser's history. */
function writeAddress(filters: TeamFilters): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${withFilters(search, filters)}${hash}`);
}

/** True where the address already says what the list shows. */
const isSame = (one: TeamFilters, other: TeamFilters) =>
  one.query.trim() === other.query.trim() && one.department === other.department;

/**
 * Search and department of the team list. The static page shows everyone; the page then follows its address, and the
 * address follows what is typed, 300 ms after the last key, and what is chosen, at once.
 *
 * @param departments values that the address may name
 */
export function useTeamFilters(departments: readonly string[]) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [applied, setApplied] = useState(NO_FILTERS);
  const [hasChanged, setHasChanged] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  // What we wrote ourselves comes back here too, perhaps while more is being typed.
  const followAddress = () => {
    const found = filtersFrom(window.location.search, departments);
    if (isSame(found, applied)) return;
    clearTimeout(timer.current);
    setFilters(found);
    setApplied(found);
  };
  const apply = (next: TeamFilters) => {
    setApplied(next);
    setHasChanged(true);
    writeAddress(next);
  };
  const setQuery = (query: string) => {
    const next = { ...filters, query };
    setFilters(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), SEARCH_DEBOUNCE_MS);
  };
  const setDepartment = (department: string) => {
    const next = { ...filters, department };
    setFilters(next);
    clearTimeout(timer.current);
    apply(next);
  };

  return { filters, applied, hasChanged, followAddress, setQuery, setDepartment };
}
