/** Position `step` places on from another, going round at both ends. */
export function movedPosition(position: number, step: number, count: number): number {
  return (position + step + count) % count;
}

/**
 * Where a slide lies when another stands first: 0 is the first place in view, 1 the one beside it, -1 the place
 * before, from which it comes back. The last slide thus waits before the first, and the first follows the last.
 */
export function offsetFrom(position: number, index: number, count: number): number {
  const offset = movedPosition(index, -position, count);
  return offset === count - 1 ? -1 : offset;
}
