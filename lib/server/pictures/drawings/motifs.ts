import { MOTIF_NAMES, type MotifName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../svg/random.ts';
import { drawFile } from './drawing.ts';
import { SEEDED_LAYERS } from './seededLayers.ts';

/** Side of the square that every motif is drawn on. */
export const MOTIF_SIZE = 200;

/** The motif of that name; the rosette stands in for an unknown one, so that a picture is never missing. */
export const motifNamed = (name: string): MotifName => MOTIF_NAMES.find((known) => known === name) ?? 'rosette';

/** A motif on its 200 x 200 field; what a seed decides in it comes from `random`. */
export function drawMotif(name: MotifName, palette: Palette, random: Random): string {
  return drawFile(`motifs/${name}`, palette, { layers: SEEDED_LAYERS[name]?.(palette, random) });
}
