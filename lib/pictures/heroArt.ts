import type { BorderName } from './borders.ts';
import { cloth, clothFrame } from './cloth.ts';
import type { PaletteName } from './palettes.ts';

/** Art of an inner page's hero: w/14 thick, open below because it stands on the page's own border. */
const ART = { width: 420, height: 300, thickness: 30, sides: 'tlr' } as const;

/** The panorama's quay runs on far to both sides, so its sides are cropped and never stretched. */
const PANORAMA = { width: 1440, height: 320, thickness: 28, sides: 'b' } as const;

export type HeroArtOptions = {
  id: string;
  figure: string;
  palette: PaletteName;
  border?: BorderName;
  scope?: string;
};

/** A figure that stands on the border of an inner page's hero, inline, 7:5. */
export const heroArt = (options: HeroArtOptions): string => cloth({ ...ART, ...options });

/** Its border alone, to lie over an editor's photo. */
export const heroArtFrame = (options: HeroArtOptions): string => clothFrame({ ...ART, ...options });

/** Width of that art by its height. */
export const HERO_ART_RATIO = ART.width / ART.height;

/** Dar es Salaam's harbour from edge to edge on plain ink, inline: for the hero of a page about the firm. */
export const harbourPanorama = ({
  border = 'meno',
  scope = '',
}: {
  border?: BorderName;
  scope?: string;
} = {}): string =>
  cloth({
    ...PANORAMA,
    id: 'harbour-panorama',
    scene: 'harbour',
    palette: 'usiku',
    border,
    scope,
    wide: true,
    rays: false,
    slice: true,
  });
