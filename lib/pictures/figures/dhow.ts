import type { Palette } from '../palettes.ts';
import { disc, line, shape, times } from '../shapes.ts';

/** Lateen: tack low at the bow, peak high aft, the after edge bulging. */
export const LATEEN = 'M176 126L52 14Q24 86 40 136Q108 118 176 126z';

export const SAIL_STRIPES = ['M46 54l36-4', 'M38 78l78-6', 'M36 104l106-6'];

export const HULL = 'M14 138Q24 176 58 180H136Q172 176 190 132Q166 146 134 147H52Q28 146 14 138z';

/** Trade and transport: a dhow under one sail. */
export function dhow(palette: Palette): string {
  const stripes = SAIL_STRIPES.map((d) => line(d, palette.second, 5)).join('');
  const rig =
    line('M98 146L92 60', palette.dark, 5) +
    shape(LATEEN, palette.light) +
    stripes +
    line('M182 132L46 8', palette.second, 5);
  return (
    disc(146, 62, 30, palette.accent) +
    rig +
    shape(HULL, palette.accent) +
    line('M24 150Q40 156 58 156H134Q160 155 178 147', palette.dark, 4) +
    times(6, (i) => line(`M${8 + i * 32} 192q8-8 16 0t16 0`, palette.pale, 3))
  );
}
