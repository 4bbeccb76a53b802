import type { Palette } from '../palettes.ts';
import { around, disc, dome, hoop, leaf } from '../shapes.ts';

/** People: six of them round a table. */
export function circle(palette: Palette): string {
  const person = (i: number) =>
    disc(100, 20, 13, palette.light) +
    dome(100, 62, 24, i % 2 ? palette.second : palette.accent) +
    dome(100, 62, 13, palette.ground);
  const table =
    hoop(100, 100, 29, 4, palette.light) +
    around(6, (i) => leaf(100, 98, 22, 9, i % 2 ? palette.accent : palette.light)) +
    disc(100, 100, 5, palette.second);
  return around(6, person) + table;
}
