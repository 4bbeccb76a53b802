import { useCallback, useLayoutEffect, useState } from 'react';
import { isInStep, type LibraryView, viewFrom, WHOLE_LIBRARY, withView } from '@/lib/resources/libraryView';

/** Root attribute by which style sheets show one category alone; the page's inline script sets it first. */
const ROOT_ATTRIBUTE = 'data-library';

/** Takes out of the address what asks for nothing, such as `category=all`; not a step of the browser's history. */
function bringIntoStep(years: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const view = viewFrom(search, years);
  if (!isInStep(search, view)) window.history.replaceState(null, '', `${pathname}${withView(search, view)}${hash}`);
}

/**
 * The view that the address asks for. The static page shows the whole library, so the address is read once the page
 * runs, before it paints again. Each change is a step of the browser's history.
 *
 * @param years years that the address may name
 * @param isWhole true while something other than the address decides, so that no category hides the others
 */
export function useLibraryView(years: readonly string[], isWhole: boolean) {
  const [view, setView] = useState(WHOLE_LIBRARY);

  useLayoutEffect(() => setView(viewFrom(window.location.search, years)), [years]);

  // Not in the effect above: only after that does the router follow what the page writes into the address.
  const follow = useCallback(
    (search: string) => {
      setView(viewFrom(search, years));
      bringIntoStep(years);
    },
    [years],
  );

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
