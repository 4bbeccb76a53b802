import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { clampIndex } from '@/lib/carousel/clampIndex';
import { indexInView } from '@/lib/carousel/indexInView';

/** Where a browser does not say that a row has come to rest, it has when it has not scrolled for this long. */
const REST_MS = 120;

/** Places of a row's items on its own scale. */
function spansOf(row: HTMLElement) {
  return [...row.children].map((child) => {
    const start = child instanceof HTMLElement ? child.offsetLeft : 0;
    return { start, end: start + child.clientWidth };
  });
}

/**
 * Which item of a row that scrolls is the current one. `show` chooses one, held between the first and the last, and
 * scrolls to it; where the visitor scrolls it out of sight, the first one in sight takes its place.
 */
export function useIndexInRow(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  const show = useCallback(
    (wanted: number) => {
      const next = clampIndex(wanted, count);
      setIndex(next);
      const row = ref.current;
      if (row) row.scrollLeft = spansOf(row)[next]?.start ?? 0;
    },
    [ref, count],
  );

  const handleScrollEnd = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const view = { start: row.scrollLeft, end: row.scrollLeft + row.clientWidth };
    setIndex((last) => indexInView(spansOf(row), view, last));
  }, [ref]);

  const handleScroll = useCallback(() => {
    // On a slow phone the steps of a smooth scroll lie farther apart than any time that one could wait.
    if ('onscrollend' in window) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(handleScrollEnd, REST_MS);
  }, [handleScrollEnd]);

  return { index, show, listeners: { onScroll: handleScroll, onScrollEnd: handleScrollEnd } };
}
