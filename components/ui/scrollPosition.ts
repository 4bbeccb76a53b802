/** Wraps an index around `count` items. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Clamps an index to `count` items. */
function clampIndex(index: number, count: number): number {
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
