import { type RefObject, useEffect, useRef, useState } from 'react';
import { clampIndex, indexInView } from '@/lib/carousel/position';

/** Without the 'scrollend' event a row counts as at rest once it has not scrolled for this long, in ms. */
const SCROLL_END_MS = 120;

/** Where the items of a row lie on its scroll axis. */
function spansOf(row: HTMLElement) {
  return [...row.children].map((child) => {
    const start = child instanceof HTMLElement ? child.offsetLeft : 0;
    return { start, end: start + child.clientWidth };
  });
}

/**
 * Index of the current item of a row that scrolls. `show` selects one, limited to the first and the last, and scrolls
 * to it; where the visitor scrolls it out of view, the first item in view becomes the current one.
 */
export function useRowIndex(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (selected: number) => {
    const next = clampIndex(selected, count);
    setIndex(next);
    const row = ref.current;
    if (row) row.scrollLeft = spansOf(row)[next]?.start ?? 0;
  };
  const handleScrollEnd = () => {
    const row = ref.current;
    if (!row) return;
    const view = { start: row.scrollLeft, end: row.scrollLeft + row.clientWidth };
    setIndex((last) => indexInView(spansOf(row), view, last));
  };
  const handleScroll = () => {
    // Preferred: on a slow phone the steps of a smooth scroll can lie further apart than any timeout.
    if ('onscrollend' in window) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(handleScrollEnd, SCROLL_END_MS);
  };

  return { index, show, listeners: { onScroll: handleScroll, onScrollEnd: handleScrollEnd } };
}
