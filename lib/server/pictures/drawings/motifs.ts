import { MOTIF_NAMES, type MotifName, type SceneName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Ids, Random } from '../svg/random.ts';
import { drawFile, SEEDED_LAYERS } from './drawing.ts';

/** Size of a scene. Its subject lies within x 20-580 and y 30-470, so that a frame may crop the rest. */
export const SCENE_SIZE = { width: 600, height: 500 };

export type SceneOptions = {
  /** Harbour only: a panorama that runs on to both sides, without rays. */
  wide?: boolean;
  /** Set false if the sky must blend into a plain ground above. */
  rays?: boolean;
};

/** Draws a whole scene on its 600 x 500 field. */
export function drawScene(scene: SceneName, palette: Palette, ids: Ids, options: SceneOptions): string {
  const { wide = false, rays = true } = options;
  const hidden = { ...(wide ? {} : { houses: '' }), ...(rays && !wide ? {} : { rays: '' }) };
  return drawFile(`scenes/${scene}`, palette, { ids, layers: hidden });
}

/** Side of every motif's square. */
export const MOTIF_SIZE = 200;

/** Returns the motif of a name; an unknown name gives the rosette, so that no picture is missing. */
export const motifNamed = (name: string): MotifName => MOTIF_NAMES.find((known) => known === name) ?? 'rosette';

/** Draws a motif on its 200 x 200 field; seeded layers use `random`. */
export function drawMotif(name: MotifName, palette: Palette, random: Random): string {
  return drawFile(`motifs/${name}`, palette, { layers: SEEDED_LAYERS[name]?.(palette, random) });
}
