import type { Palette } from '../palettes.ts';
import { choose, type Random } from '../random.ts';
import { around, disc, leaf, turn } from '../shapes.ts';

/** Stands in for any new subject: 8, 10 or 12 petals, broad or narrow, by seed. */
export function rosette(palette: Palette, random: Random): string {
  const count = choose(random, [8, 10, 12]);
  const width = 18 + random() * 10;
  const petals = around(count, (i) => leaf(100, 100, 88, width, i % 2 ? palette.accent : palette.light));
  const tips = around(count, () => disc(100, 10, 5, palette.second));
  const pearls = around(count * 2, () => turn(90 / count, disc(100, 52, 3.4, palette.dark)));
  const heart =
    disc(100, 100, 24, palette.dark) + disc(100, 100, 15, palette.second) + disc(100, 100, 6, palette.light);
  return petals + tips + pearls + heart;
}
