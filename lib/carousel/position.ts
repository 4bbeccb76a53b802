/** Wraps an index around `count` items. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Clamps an index to `count` items. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the index of the item that starts nearest to an offset; 0 in an empty row. */
function nearestTo(starts: readonly number[], offset: number): number {
  const distances = starts.map((start) => Math.abs(start - offset));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the first visible group of `size` items in a row that is scrolled by `scrolled` px. */
export function groupAt(starts: readonly number[], scrolled: number, size: number): number {
  return Math.floor(nearestTo(starts, scrolled) / size);
}

/** Returns the item at which a row stops after moving by about `distance` px: the nearest, but at least the next. */
export function stepTo(starts: readonly number[], scrolled: number, distance: number): number {
  const from = nearestTo(starts, scrolled);
  const next = clampIndex(from + Math.sign(distance), starts.length);
  const to = nearestTo(starts, scrolled + distance);
  return distance > 0 ? Math.max(next, to) : Math.min(next, to);
}

/** Start and end on the scroll axis of a row, in px. */
export type Span = { start: number; end: number };

/** Tolerance for rounded scroll positions: an item may stick out by less than this and count as visible. */
const TOLERANCE_PX = 2;

/**
 * Returns the current item after scrolling: `index` while that item is fully visible, else the first visible item, else
 * (an item wider than the view) the item that starts nearest.
 */
export function indexInView(items: readonly Span[], view: Span, index: number): number {
  const isInView = (item: Span | undefined) =>
    item !== undefined && item.start >= view.start - TOLERANCE_PX && item.end <= view.end + TOLERANCE_PX;

  if (isInView(items[index])) return index;
  const firstInView = items.findIndex(isInView);
  if (firstInView >= 0) return firstInView;

  return nearestTo(
    items.map(({ start }) => start),
    view.start,
  );
}
