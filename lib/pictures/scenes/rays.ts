import { times, triangle, turn } from '../shapes.ts';

/** Rays of a rising sun over the upper half of a disc. */
export type HalfSun = { count: number; x: number; y: number; inner: number; outer: number; halfWidth: number };

/** `count` rays from the inner to the outer radius, spread evenly from left to right. */
export function halfRays({ count, x, y, inner, outer, halfWidth }: HalfSun, fill: string): string {
  const ray = triangle(x - halfWidth, y - inner, x, y - outer, x + halfWidth, y - inner, fill);
  return times(count, (i) => turn(-90 + (180 * i) / (count - 1), ray, x, y));
}

/** Long beams over a whole sky, that meet in one point. */
export type SkyRays = {
  count: number;
  x: number;
  y: number;
  top: number;
  halfWidth: number;
  from: number;
  step: number;
};

/** `count` beams turned by `step` degrees each, beginning at `from`. */
export function skyRays({ count, x, y, top, halfWidth, from, step }: SkyRays, fill: string): string {
  const beam = triangle(x - halfWidth, top, x + halfWidth, top, x, y, fill);
  return times(count, (i) => turn(from + i * step, beam, x, y));
}
