/*
 * Names of the picture system, for content and pages; the drawings of these names stand in lib/server/pictures/drawings, and
 * docs/glossary.md says what they mean.
 */

/** Drawings of one subject each, in the middle of a picture. */
export const MOTIF_NAMES = [
  'lens',
  'arches',
  'abacus',
  'seal',
  'compass',
  'interlock',
  'slice',
  'scales',
  'stairs',
  'book',
  'baobab',
  'gem',
  'columns',
  'circle',
  'mat',
  'kili',
  'dhow',
  'leaves',
  'factory',
  'health',
  'waves',
  'sun',
  'drop',
  'blocks',
  'rosette',
  'percent',
  'lock',
] as const;

export type MotifName = (typeof MOTIF_NAMES)[number];

/** Drawings that fill a whole cloth. */
export const SCENE_NAMES = ['harbour', 'ledgerHall', 'marketStall', 'mountainStair'] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

/** Colours of a cloth. */
export const PALETTE_NAMES = ['night', 'tanzanite', 'sea', 'red', 'amber'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Repeats of a cloth's border. */
export const BORDER_NAMES = ['teeth', 'diamonds', 'waves', 'cashews', 'pearls', 'matting'] as const;

export type BorderName = (typeof BORDER_NAMES)[number];

/** How the picture in the hero of a page is drawn. */
export type PictureStyle = { motif: MotifName; palette: PaletteName; border: BorderName };
