import type { Palette } from '../palettes.ts';
import { bar, disc, times, triangle } from '../shapes.ts';

/** One column, 26 wide, with three flutes. */
function column(palette: Palette, left: number, fill: string): string {
  return bar(left, 76, 26, 86, fill) + times(3, (i) => bar(left + 5 + i * 7, 80, 2.5, 78, palette.ground));
}

/** Finance: a hall of four columns. */
export function columns(palette: Palette): string {
  const pediment =
    triangle(100, 14, 190, 58, 10, 58, palette.accent) +
    disc(100, 42, 10, palette.ground) +
    bar(10, 62, 180, 10, palette.light);
  const hall = times(4, (i) => column(palette, 24 + i * 42, i % 2 ? palette.second : palette.light));
  const steps = bar(10, 166, 180, 8, palette.light) + bar(2, 178, 196, 10, palette.accent);
  return pediment + hall + steps;
}
