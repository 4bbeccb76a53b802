/** Wraps an index into the range of `count` items. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** All slides further on than this share one place, which no drag brings into view. AwardGallery.module.scss defines the places. */
const LAST_SLIDE_PLACE = 4;

/** Returns a slide's place relative to the current one. The last slide is at -1, so that it can slide in from there. */
export function slidePlace(index: number, current: number, count: number): number {
  const place = wrapIndex(index - current, count);
  return place === count - 1 ? -1 : Math.min(place, LAST_SLIDE_PLACE);
}

function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the index of the item whose start is nearest to an offset, or 0 if there are none. */
function nearestTo(starts: readonly number[], offset: number): number {
  const distances = starts.map((start) => Math.abs(start - offset));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the index of the first visible group of `size` items when the row is scrolled by `scrolled` px. */
export function groupAt(starts: readonly number[], scrolled: number, size: number): number {
  return Math.floor(nearestTo(starts, scrolled) / size);
}

/** Returns the item to stop at after scrolling by about `distance` px: the nearest one, but at least the next. */
export function stepTo(starts: readonly number[], scrolled: number, distance: number): number {
  const from = nearestTo(starts, scrolled);
  const next = clampIndex(from + Math.sign(distance), starts.length);
  const to = nearestTo(starts, scrolled + distance);
  return distance > 0 ? Math.max(next, to) : Math.min(next, to);
}
