import type { Palette } from '../palettes.ts';
import { around, bar, disc, hoop, triangle, turn } from '../shapes.ts';

/** Four long and four short points, each split into a light and a dark half. */
export function compassRose(palette: Palette): string {
  const short = turn(
    45,
    triangle(100, 42, 108, 92, 100, 100, palette.pale) + triangle(100, 42, 92, 92, 100, 100, palette.second),
  );
  const long =
    triangle(100, 22, 114, 86, 100, 100, palette.accent) + triangle(100, 22, 86, 86, 100, 100, palette.light);
  return (
    around(4, () => short) + around(4, () => long) + disc(100, 100, 12, palette.dark) + disc(100, 100, 6, palette.light)
  );
}

/** Advisory: the rose of a compass in its ring of thirty-two marks. */
export const compass = (palette: Palette): string =>
  hoop(100, 100, 86, 6, palette.accent) +
  around(32, (i) => bar(99, 18, 2, i % 4 ? 7 : 14, palette.light)) +
  compassRose(palette);
