import { MOTIF_NAMES, type MotifName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../svg/random.ts';
import { drawFile } from './drawing.ts';
import { SEEDED_LAYERS } from './seededLayers.ts';

/** Side of every motif's square. */
export const MOTIF_SIZE = 200;

/** Returns the motif of a name; an unknown name gives the rosette, so that no picture is missing. */
export const motifNamed = (name: string): MotifName => MOTIF_NAMES.find((known) => known === name) ?? 'rosette';

/** Draws a motif on its 200 x 200 field; seeded layers use `random`. */
export function drawMotif(name: MotifName, palette: Palette, random: Random): string {
  return drawFile(`motifs/${name}`, palette, { layers: SEEDED_LAYERS[name]?.(palette, random) });
}
