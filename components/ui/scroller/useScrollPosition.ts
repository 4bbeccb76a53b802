import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Scroll offset of a row and its maximum, in px. */
type ScrollPosition = { scrolled: number; scrollable: number };

/** Browsers round scroll positions: a row with less than this left to scroll is at its end. */
const TOLERANCE_PX = 2;

/**
 * Scroll position of a row, measured on scroll, on resize and when `itemCount` changes. Until the first measurement the
 * row counts as scrollable and at its start, as in the static page.
 */
export function useScrollPosition(ref: RefObject<HTMLElement | null>, itemCount: number) {
  const [{ scrolled, scrollable }, setPosition] = useState<ScrollPosition>({ scrolled: 0, scrollable: 1 });

  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const next = { scrolled: row.scrollLeft, scrollable: row.scrollWidth - row.clientWidth };
    setPosition((last) => (last.scrolled === next.scrolled && last.scrollable === next.scrollable ? last : next));
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
    scrollable,
    isStill: scrollable < TOLERANCE_PX,
    isAtStart: scrolled < TOLERANCE_PX,
    isAtEnd: scrolled > scrollable - TOLERANCE_PX,
  };
}
