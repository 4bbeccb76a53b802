import type { Palette } from '../palettes.ts';
import { cycle, type NonEmpty, type Random } from '../random.ts';
import { bar, oval, times } from '../shapes.ts';

const BEADS = 6;
const BEAD_STEP = 16;
/** Where the counted beads begin on the left, and the others after the gap. */
const [COUNTED_FROM, WAITING_FROM] = [40, 86];

/** One rod; the first `counted` of its beads are pushed to the left. */
function rod(y: number, counted: number, beadColour: string, rodColour: string): string {
  const bead = (i: number) => oval((i < counted ? COUNTED_FROM : WAITING_FROM) + i * BEAD_STEP, y, 7, 11, beadColour);
  return bar(20, y - 1.5, 160, 3, rodColour) + times(BEADS, bead);
}

/** Accounting: five rods of six beads, split where the seed says. */
export function abacus(palette: Palette, random: Random): string {
  const frame =
    bar(14, 18, 172, 12, palette.accent) +
    bar(14, 170, 172, 12, palette.accent) +
    bar(14, 18, 12, 164, palette.accent) +
    bar(174, 18, 12, 164, palette.accent);
  const colours: NonEmpty<string> = [palette.light, palette.second, palette.accent, palette.pale];
  const rods = times(5, (i) => rod(48 + i * 26, 1 + Math.floor(random() * 4), cycle(colours, i), palette.light));
  return frame + rods;
}
