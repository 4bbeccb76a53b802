import type { Palette } from '../palettes.ts';
import { bar, diamond, disc, line, oval, shape, times, turn } from '../shapes.ts';

/** One string of pearls that leaves the drum: three discs and a diamond at its end. */
function string(palette: Palette, i: number): string {
  const [pearl, end] = i % 2 ? [palette.accent, palette.light] : [palette.light, palette.accent];
  const pearls = times(3, (j) => disc(100, 84 - j * 18, 3.4 + j, pearl));
  return turn(-76 + i * 19, pearls + diamond(100, 16, 7, end), 100, 104);
}

/** Telecoms: the ngoma, the coast's first broadcaster; nine strings of pearls leave its skin. */
export function waves(palette: Palette): string {
  const body = shape('M46 112C48 150 70 158 76 192H124C130 158 152 150 154 112A54 14 0 0 1 46 112z', palette.accent);
  const skin = oval(100, 112, 54, 14, palette.light) + oval(100, 112, 40, 8, palette.pale);
  const lacing = line('M50 134L64 124 78 148 92 128 100 152 108 128 122 148 136 124 150 134', palette.dark, 4);
  const foot = bar(70, 184, 60, 8, palette.second) + times(3, (i) => diamond(88 + i * 12, 172, 5, palette.dark));
  return times(9, (i) => string(palette, i)) + body + skin + lacing + foot;
}
