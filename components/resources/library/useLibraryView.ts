import { useLayoutEffect } from 'react';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';
import { LIBRARY_CATEGORIES, type LibraryCategory } from '@/lib/resources/libraryCategories';
import { LIBRARY_SORTS, type LibrarySort } from '@/lib/resources/selectEntries';

/** Root attribute by which style sheets show one category alone; the page's inline script sets it first. */
const ROOT_ATTRIBUTE = 'data-library';

/** Filters of the library as the URL holds them. */
export type LibraryView = {
  category: LibraryCategory | 'all';
  /** Four digits, or empty for every year. */
  year: string;
  sort: LibrarySort;
};

/** The view without filters, which the URL leaves out. */
export const WHOLE_LIBRARY: LibraryView = { category: 'all', year: '', sort: 'newest' };

/**
 * Reads the view from the query of a URL, such as '?category=acts&year=2025'. Unknown values count as absent.
 *
 * @param years years that have entries
 */
export function readLibraryView({ searchParams }: URL, years: readonly string[]): LibraryView {
  const [category, year, sort] = ['category', 'year', 'sort'].map((name) => searchParams.get(name));
  return {
    category: LIBRARY_CATEGORIES.find((known) => known === category) ?? WHOLE_LIBRARY.category,
    year: years.find((known) => known === year) ?? WHOLE_LIBRARY.year,
    sort: LIBRARY_SORTS.find((known) => known === sort) ?? WHOLE_LIBRARY.sort,
  };
}

/** Writes what differs from the whole library into the query of a URL. */
export function writeLibraryView(url: URL, view: LibraryView): void {
  for (const name of ['category', 'year', 'sort'] as const) {
    setParam(url, name, view[name] === WHOLE_LIBRARY[name] ? '' : view[name]);
  }
}

/**
 * The view that the URL asks for.
 *
 * @param years years that the URL may name
 * @param isWhole true during a search, when no category may hide the others
 */
export function useLibraryView(years: readonly string[], isWhole: boolean) {
  const { value, set, watcher } = useUrlState({
    initial: WHOLE_LIBRARY,
    read: (url) => readLibraryView(url, years),
    write: writeLibraryView,
  });

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isWhole || value.category === 'all') root.removeAttribute(ROOT_ATTRIBUTE);
    else root.setAttribute(ROOT_ATTRIBUTE, value.category);
    return () => root.removeAttribute(ROOT_ATTRIBUTE);
  }, [isWhole, value.category]);

  return { view: value, show: (change: Partial<LibraryView>) => set({ ...value, ...change }), watcher };
}
