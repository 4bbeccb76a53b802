import type { Palette } from '../palettes.ts';
import { bar, leaf, times, turn } from '../shapes.ts';

/** Agriculture: three pairs of leaves and one at the tip of a stem. */
export function leaves(palette: Palette): string {
  const pair = (i: number) => {
    const foot = 190 - i * 48;
    const right = leaf(100, foot, 96, 34, i % 2 ? palette.light : palette.accent);
    const left = leaf(100, foot, 96, 34, i % 2 ? palette.second : palette.light);
    return turn(52, right, 100, foot) + turn(-52, left, 100, foot);
  };
  return times(3, pair) + leaf(100, 92, 84, 30, palette.accent) + bar(97.5, 60, 5, 134, palette.dark);
}
