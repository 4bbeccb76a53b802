import { useLayoutEffect } from 'react';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { setParam } from '@/lib/browser/urls';
import { LIBRARY_CATEGORIES, type LibraryCategory } from '@/lib/resources/libraryCategories';

/** Root attribute by which style sheets show one category alone; the page's inline script sets it first. */
const ROOT_ATTRIBUTE = 'data-category';

/** What the library shows: one category, or all of them, which the URL leaves out. */
export type LibraryView = LibraryCategory | 'all';

/** Reads the category from the query of a URL, such as '?category=acts'. Unknown values count as absent. */
export const readLibraryView = ({ searchParams }: URL): LibraryView =>
  LIBRARY_CATEGORIES.find((known) => known === searchParams.get('category')) ?? 'all';

const writeLibraryView = (url: URL, view: LibraryView) => setParam(url, 'category', view === 'all' ? '' : view);

/**
 * The category that the URL asks for.
 *
 * @param isWhole true during a search, when no category may hide the others
 */
export function useLibraryView(isWhole: boolean) {
  const { value, set } = useUrlState<LibraryView>({
    initial: 'all',
    read: readLibraryView,
    write: writeLibraryView,
  });

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isWhole || value === 'all') root.removeAttribute(ROOT_ATTRIBUTE);
    else root.setAttribute(ROOT_ATTRIBUTE, value);
    return () => root.removeAttribute(ROOT_ATTRIBUTE);
  }, [isWhole, value]);

  return { view: value, show: set };
}
