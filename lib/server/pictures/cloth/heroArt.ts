import type { BorderName, PaletteName } from '../../../site/pictureStyle.ts';
import { cloth, clothFrame } from './cloth.ts';

/** The picture in an inner page's hero. It has no lower side, because it stands on the page's own border strip. */
const ART = { width: 420, height: 300, thickness: 30, sides: 'tlr' } as const;

/** The panorama is cropped at its sides where the window is narrower than it, and never stretched. */
const PANORAMA = { width: 1440, height: 320, thickness: 28, sides: 'b' } as const;

type HeroArtOptions = { id: string; motif: string; palette: PaletteName; border?: BorderName };

/** The cloth in the hero of an inner page, to be inlined, 7:5. */
export const heroArt = (options: HeroArtOptions): string => cloth({ ...ART, ...options });

/** Its border alone, to lie over an editor's photo. */
export const heroArtFrame = (options: HeroArtOptions): string => clothFrame({ ...ART, ...options });

/** Width of that picture by its height. */
export const HERO_ART_RATIO = ART.width / ART.height;

/** Dar es Salaam's harbour from edge to edge on plain ink, to be inlined in the hero of a page about the firm. */
export const harbourPanorama = (): string =>
  cloth({
    ...PANORAMA,
    id: 'harbour-panorama',
    scene: 'harbour',
    palette: 'night',
    border: 'teeth',
    wide: true,
    slice: true,
  });
