/** Where something lies on a line, in px. */
export type Span = { start: number; end: number };

/** Browsers round scroll positions: an item that sticks out by less than this counts as inside. */
const EDGE_PX = 2;

/**
 * Which item of a row is the current one after the visitor has scrolled it: still `index` while that item is wholly in
 * view, else the first that is. Where none is (an item wider than the view), the one that starts nearest.
 */
export function indexInView(items: readonly Span[], view: Span, index: number): number {
  const isInView = (item: Span | undefined) =>
    item !== undefined && item.start >= view.start - EDGE_PX && item.end <= view.end + EDGE_PX;

  if (isInView(items[index])) return index;
  const firstInView = items.findIndex(isInView);
  if (firstInView >= 0) return firstInView;

  const distances = items.map((item) => Math.abs(item.start - view.start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
