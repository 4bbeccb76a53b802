/** Wraps an index around `count` items. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Clamps an index to `count` items. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Maps the scroll offset of a row, in px, to one of `count` positions from its start to its end. */
export function indexAtScroll(scrolled: number, scrollable: number, count: number): number {
  if (scrollable <= 0 || count < 2) return 0;
  return clampIndex(Math.round((scrolled / scrollable) * (count - 1)), count);
}

/** Start and end on the scroll axis of a row, in px. */
export type Span = { start: number; end: number };

/** Browsers round scroll positions: an item that sticks out by less than this counts as in view. */
const TOLERANCE_PX = 2;

/**
 * Which item of a row is the current one after the visitor has scrolled it: still `index` while that item is wholly in
 * view, else the first that is. Where none is (an item wider than the view), the one that starts nearest.
 */
export function indexInView(items: readonly Span[], view: Span, index: number): number {
  const isInView = (item: Span | undefined) =>
    item !== undefined && item.start >= view.start - TOLERANCE_PX && item.end <= view.end + TOLERANCE_PX;

  if (isInView(items[index])) return index;
  const firstInView = items.findIndex(isInView);
  if (firstInView >= 0) return firstInView;

  const distances = items.map((item) => Math.abs(item.start - view.start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
