import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Scroll offset of a row, its maximum, and the start of each item, in px. */
type ScrollPosition = { scrolled: number; scrollable: number; starts: readonly number[] };

/** Tolerance for rounded scroll positions at the end of a row. */
const TOLERANCE_PX = 2;

const isSamePosition = (one: ScrollPosition, other: ScrollPosition) =>
  one.scrolled === other.scrolled &&
  one.scrollable === other.scrollable &&
  one.starts.every((start, index) => start === other.starts[index]);

/**
 * Measures the scroll position of a row on scroll, on resize and when `itemCount` changes. Before that the row counts
 * as scrollable and at its start, as in the static page.
 */
export function useScrollPosition(ref: RefObject<HTMLElement | null>, itemCount: number) {
  const [{ scrolled, scrollable, starts }, setPosition] = useState<ScrollPosition>({
    scrolled: 0,
    scrollable: 1,
    starts: [],
  });

  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const next = {
      scrolled: row.scrollLeft,
      scrollable: row.scrollWidth - row.clientWidth,
      starts: [...row.children].map((item) => (item instanceof HTMLElement ? item.offsetLeft : 0)),
    };
    setPosition((last) => (isSamePosition(last, next) ? last : next));
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items has another width.
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure, itemCount]);

  return {
    measure,
    scrolled,
    starts,
    /** Places at which the row stops: the start of each item that it can be scrolled to, and its end. */
    stops: starts.length === 0 ? itemCount : starts.filter((start) => start < scrollable - TOLERANCE_PX).length + 1,
    isStill: scrollable < TOLERANCE_PX,
    isAtStart: scrolled < TOLERANCE_PX,
    isAtEnd: scrolled > scrollable - TOLERANCE_PX,
  };
}
