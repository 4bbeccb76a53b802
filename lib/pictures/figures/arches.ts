import type { Palette } from '../palettes.ts';
import { bar, disc, doorway, times } from '../shapes.ts';

/** Investigations: a fingerprint as eight nested arches, step 10, two colours only. */
export function arches(palette: Palette): string {
  const arch = (i: number) => doorway(100, 182, 172 - 20 * i, 82, i % 2 ? palette.dark : palette.accent);
  const keyhole = disc(100, 100, 7, palette.light) + bar(97, 104, 6, 30, palette.light);
  return times(8, arch) + keyhole;
}
