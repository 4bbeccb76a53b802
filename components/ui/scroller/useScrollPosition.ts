import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How far a row is scrolled sideways, in px. */
export type ScrollPosition = { scrolled: number; scrollable: number };

/** A row is at its end where less than this is left: browsers round to parts of a pixel. */
const EDGE_PX = 2;

/**
 * Follows how far the row of this ref is scrolled. Before the first look it counts as standing at its start with more
 * to come, as the static page shows it. Looks again when `itemCount` changes.
 */
export function useScrollPosition(ref: RefObject<HTMLElement | null>, itemCount: number) {
  const [{ scrolled, scrollable }, setPosition] = useState<ScrollPosition>({ scrolled: 0, scrollable: 1 });

  const look = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    const next = { scrolled: row.scrollLeft, scrollable: row.scrollWidth - row.clientWidth };
    setPosition((last) => (last.scrolled === next.scrolled && last.scrollable === next.scrollable ? last : next));
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of items has another width.
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look, itemCount]);

  return {
    look,
    scrolled,
    scrollable,
    isStill: scrollable < EDGE_PX,
    isAtStart: scrolled < EDGE_PX,
    isAtEnd: scrolled > scrollable - EDGE_PX,
  };
}
