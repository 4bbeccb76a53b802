import type { Ids } from './ids.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { harbour } from './scenes/harbour.ts';
import { ledgerHall } from './scenes/ledgerHall.ts';
import { marketStall } from './scenes/marketStall.ts';
import { mountainStair } from './scenes/mountainStair.ts';

/** Field of a scene. What matters lies within x 20-580 and y 30-470, so that a frame may crop the rest. */
export const SCENE_WIDTH = 600;
export const SCENE_HEIGHT = 500;

export type SceneOptions = {
  /** Harbour only: a panorama that runs on to both sides. */
  wide?: boolean;
  /** Harbour only: false where the sky must run into a plain ink ground above it. */
  rays?: boolean;
};

/** Draws a whole scene on a 600 x 500 field. */
export type Scene = (palette: Palette, ids: Ids, random: Random, options: SceneOptions) => string;

/** The four scenes of the hero. */
export const SCENES = { harbour, ledgerHall, marketStall, mountainStair } as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
