import type { Palette } from '../palettes.ts';
import { around, disc, leaf, triangle } from '../shapes.ts';

/** Energy: a sun of sixteen rays, long and short by turns. */
export function sun(palette: Palette): string {
  const ray = (i: number) =>
    i % 2 ? triangle(94, 50, 100, 8, 106, 50, palette.accent) : triangle(92, 46, 100, 24, 108, 46, palette.light);
  return (
    around(16, ray) +
    disc(100, 100, 46, palette.accent) +
    disc(100, 100, 34, palette.second) +
    around(8, () => leaf(100, 98, 30, 9, palette.light))
  );
}
