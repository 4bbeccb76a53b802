import type { Palette } from '../palettes.ts';
import { bar, disc, hoop, times } from '../shapes.ts';

const GROUND = 188;
const STEP = 28;

/** One bar of the chart, ruled like a ledger. */
function step(palette: Palette, i: number): string {
  const height = STEP * (i + 1);
  const left = 12 + i * 36;
  const rules = times(Math.ceil((height - 10) / 14), (row) =>
    bar(left + 5, GROUND + 6 - height + row * 14, 22, 3, palette.ground),
  );
  return bar(left, GROUND - height, 32, height, i % 2 ? palette.second : palette.light) + rules;
}

/** Plans: five bars, each a step higher, under a sun. */
export function stairs(palette: Palette): string {
  const sun = disc(150, 50, 34, palette.accent) + hoop(150, 50, 42, 3, palette.accent);
  return sun + times(5, (i) => step(palette, i)) + bar(8, GROUND, 184, 5, palette.accent);
}
