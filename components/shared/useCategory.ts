import { useLayoutEffect } from 'react';
import { setParam } from '@/lib/browser/urls';
import { useUrlState } from './useUrlState';

/** Root attribute that CSS reads to show one category of a list. The page's inline script sets it before React loads. */
const ROOT_ATTRIBUTE = 'data-category';

/**
 * The category in the URL's query, or 'all' if there is none or it is unknown.
 *
 * @param isWhole whether every category must be shown, for example during a search
 */
export function useCategory<Id extends string>(known: readonly Id[], isWhole = false) {
  const { value: category, set: show } = useUrlState<Id | 'all'>({
    initial: 'all',
    read: ({ searchParams }) => known.find((id) => id === searchParams.get('category')) ?? 'all',
    write: (url, wanted) => setParam(url, 'category', wanted === 'all' ? '' : wanted),
  });

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isWhole || category === 'all') root.removeAttribute(ROOT_ATTRIBUTE);
    else root.setAttribute(ROOT_ATTRIBUTE, category);
    return () => root.removeAttribute(ROOT_ATTRIBUTE);
  }, [isWhole, category]);

  return { category, show };
}
