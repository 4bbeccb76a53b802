import { useCallback, useLayoutEffect, useState } from 'react';
import { type LibraryView, viewFrom, WHOLE_LIBRARY, withView } from '@/lib/resources/libraryView';

/** Root attribute by which style sheets show one category alone; the page's inline script sets it first. */
const ROOT_ATTRIBUTE = 'data-library';

/**
 * The view that the address asks for. The static page shows the whole library, so the address is read once the page
 * runs, before it paints again. Each change is a step of the browser's history.
 *
 * @param years years that the address may name
 * @param isWhole true while something other than the address decides, so that no category hides the others
 */
export function useLibraryView(years: readonly string[], isWhole: boolean) {
  const [view, setView] = useState(WHOLE_LIBRARY);

  const follow = useCallback((search: string) => setView(viewFrom(search, years)), [years]);
  useLayoutEffect(() => follow(window.location.search), [follow]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isWhole || view.category === 'all') root.removeAttribute(ROOT_ATTRIBUTE);
    else root.setAttribute(ROOT_ATTRIBUTE, view.category);
    return () => root.removeAttribute(ROOT_ATTRIBUTE);
  }, [isWhole, view.category]);

  const show = (change: Partial<LibraryView>) => {
    const next = { ...view, ...change };
    const { pathname, search } = window.location;
    const address = `${pathname}${withView(search, next)}`;
    setView(next);
    if (address !== pathname + search) window.history.pushState(null, '', address);
  };

  return { view, show, follow };
}
