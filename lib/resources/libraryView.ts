import { LIBRARY_CATEGORIES, type LibraryCategory } from './libraryCategories.ts';

/** Orders of the lists; the first is the one that an address leaves out. */
export const LIBRARY_SORTS = ['newest', 'oldest', 'title'] as const;

export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** What the library shows, as its address says it. */
export type LibraryView = {
  category: LibraryCategory | 'all';
  /** Four digits, or empty for every year. */
  year: string;
  sort: LibrarySort;
};

export const WHOLE_LIBRARY: LibraryView = { category: 'all', year: '', sort: 'newest' };

/**
 * Reads the view from the query of an address, such as '?category=acts&year=2025'. What is unknown counts
 * as absent.
 *
 * @param years years that have entries
 */
export function viewFrom(search: string, years: readonly string[]): LibraryView {
  const values = new URLSearchParams(search);
  const year = values.get('year') ?? '';
  return {
    category: LIBRARY_CATEGORIES.find((category) => category === values.get('category')) ?? 'all',
    year: years.includes(year) ? year : '',
    sort: LIBRARY_SORTS.find((sort) => sort === values.get('sort')) ?? 'newest',
  };
}

function queryOf(values: URLSearchParams): string {
  const text = values.toString();
  return text ? `?${text}` : '';
}

/** Writes the view into the query of an address, beside what else stands there; empty where there is nothing. */
export function withView(search: string, view: LibraryView): string {
  const values = new URLSearchParams(search);
  for (const name of ['category', 'year', 'sort'] as const) {
    if (view[name] === WHOLE_LIBRARY[name]) values.delete(name);
    else values.set(name, view[name]);
  }
  return queryOf(values);
}

/** True where the address says the view and nothing else of it, such as a category that is not known. */
export function isInStep(search: string, view: LibraryView): boolean {
  return withView(search, view) === queryOf(new URLSearchParams(search));
}
