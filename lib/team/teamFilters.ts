/** What the team list is narrowed to; an empty text means no narrowing. */
export type TeamFilters = { query: string; department: string };

export const NO_FILTERS: TeamFilters = { query: '', department: '' };

/**
 * Reads the filters from the query of an address, such as '?q=audit&department=tax-services'.
 * A department that is not in `departments` counts as none.
 */
export function filtersFrom(search: string, departments: readonly string[]): TeamFilters {
  const values = new URLSearchParams(search);
  const department = values.get('department') ?? '';
  return { query: values.get('q') ?? '', department: departments.includes(department) ? department : '' };
}

/** Writes the filters into the query of an address, beside what else stands there; empty where there is nothing. */
export function withFilters(search: string, { query, department }: TeamFilters): string {
  const values = new URLSearchParams(search);
  for (const [name, value] of [
    ['q', query.trim()],
    ['department', department],
  ] as const) {
    if (value) values.set(name, value);
    else values.delete(name);
  }
  const text = values.toString();
  return text ? `?${text}` : '';
}
