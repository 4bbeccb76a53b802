import type { SceneName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Ids } from '../svg/random.ts';
import { drawFile } from './drawing.ts';

/** Field of a scene. What matters lies within x 20-580 and y 30-470, so that a frame may crop the rest. */
export const SCENE_SIZE = { width: 600, height: 500 };

export type SceneOptions = {
  /** Harbour only: a panorama that runs on to both sides, without rays. */
  wide?: boolean;
  /** False where the sky must run into a plain ground above it. */
  rays?: boolean;
};

/** A whole scene on its 600 x 500 field. */
export function drawScene(scene: SceneName, palette: Palette, ids: Ids, options: SceneOptions): string {
  const { wide = false, rays = true } = options;
  const hidden = { ...(wide ? {} : { houses: '' }), ...(rays && !wide ? {} : { rays: '' }) };
  return drawFile(`scenes/${scene}`, palette, { ids, layers: hidden });
}
