import type { BorderName, PaletteName } from '../../../site/pictureStyle.ts';
import { cloth, clothFrame } from './cloth.ts';

/** The picture in an inner page's hero, without a lower side: it stands on the page's border strip. */
const ART = { width: 420, height: 300, thickness: 30, sides: 'tlr' } as const;

type HeroArtOptions = { id: string; motif: string; palette: PaletteName; border?: BorderName };

/** Draws the cloth in the hero of an inner page, to be inlined, 7:5. */
export const heroArt = (options: HeroArtOptions): string => cloth({ ...ART, ...options });

/** Draws its border alone, to lie over an editor's photo. */
export const heroArtFrame = (options: HeroArtOptions): string => clothFrame({ ...ART, ...options });

/** Width of that picture divided by its height. */
export const HERO_ART_RATIO = ART.width / ART.height;
