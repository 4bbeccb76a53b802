import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { bar, disc, hoop, times, turn } from '../shapes.ts';

/** Rows of a page seen through a round glass, each cut to the chord of its height. */
function lensRows(palette: Palette, random: Random, cx: number, cy: number, r: number): string {
  return times(8, (i) => {
    const y = cy - 48 + i * 14;
    const chord = Math.sqrt(r * r - Math.max(Math.abs(y - cy), Math.abs(y + 5 - cy)) ** 2);
    const colour = i === 3 ? palette.second : palette.ground;
    const words = Math.min(38 + random() * 30, chord + 22);
    const amount = Math.max(8, Math.min(24, chord - 32));
    return bar(cx - chord, y, words, 5, colour) + bar(cx + 30, y, amount, 5, colour);
  });
}

/** Audit: a ledger page under the glass, one row of it red. */
export function lens(palette: Palette, random: Random): string {
  const handle = turn(-45, bar(92, 150, 16, 52, palette.accent) + bar(88, 160, 24, 42, palette.second));
  return (
    handle +
    disc(92, 92, 72, palette.accent) +
    disc(92, 92, 60, palette.light) +
    lensRows(palette, random, 92, 92, 56) +
    hoop(92, 92, 66, 3, palette.dark)
  );
}
