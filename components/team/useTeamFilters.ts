import { useState } from 'react';
import { useSearchText } from '@/components/behaviours/useSearchQuery';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';

/** What the team list is narrowed to; an empty text means no narrowing. */
export type TeamFilters = { query: string; department: string };

const NO_FILTERS: TeamFilters = { query: '', department: '' };

/**
 * Reads the filters from the query of a URL, such as '?q=audit&department=tax-services'.
 * A department that is not in `departments` counts as none.
 */
export function readTeamFilters({ searchParams }: URL, departments: readonly string[]): TeamFilters {
  const department = searchParams.get('department') ?? '';
  return {
    query: searchParams.get('q')?.trim() ?? '',
    department: departments.includes(department) ? department : '',
  };
}

/** Writes the filters into the query of a URL. */
export function writeTeamFilters(url: URL, { query, department }: TeamFilters): void {
  setParam(url, 'q', query);
  setParam(url, 'department', department);
}

/**
 * Search and department of the team list, in the query of the URL.
 *
 * @param departments values that the URL may name
 */
export function useTeamFilters(departments: readonly string[]) {
  const {
    value,
    set,
    setTyped: setQuery,
  } = useUrlState({
    initial: NO_FILTERS,
    read: (url) => readTeamFilters(url, departments),
    write: writeTeamFilters,
  });
  const [hasChanged, setHasChanged] = useState(false);

  const { typed, setTyped } = useSearchText(value.query, (query) => {
    setHasChanged(true);
    setQuery({ ...value, query });
  });
  const setDepartment = (department: string) => {
    setHasChanged(true);
    set({ query: typed.trim(), department });
  };

  return { filters: value, hasChanged, typed, setTyped, setDepartment };
}
