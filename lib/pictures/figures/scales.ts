import type { Palette } from '../palettes.ts';
import { bar, bowl, diamond, disc, line, shape } from '../shapes.ts';

/** Litigation: a beam with a coin in one pan and a diamond in the other. */
export function scales(palette: Palette): string {
  const stand =
    bar(94, 34, 12, 132, palette.accent) + bar(60, 166, 80, 10, palette.accent) + bar(44, 178, 112, 10, palette.light);
  const beam =
    shape('M16 52L100 36 184 52V60L100 46 16 60z', palette.accent) +
    disc(100, 34, 13, palette.light) +
    disc(100, 34, 6, palette.second);
  const strings = line('M38 58L12 118M38 58L64 118M162 58L136 118M162 58L188 118', palette.light, 2.5);
  return (
    stand +
    beam +
    strings +
    bowl(38, 118, 34, palette.second) +
    bowl(162, 118, 34, palette.light) +
    disc(38, 108, 10, palette.accent) +
    diamond(162, 106, 10, palette.accent)
  );
}
