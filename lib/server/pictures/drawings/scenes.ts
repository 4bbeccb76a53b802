import type { SceneName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Ids } from '../svg/random.ts';
import { drawFile } from './drawing.ts';

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
