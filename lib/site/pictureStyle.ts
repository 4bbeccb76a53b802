/*
 * Names of the picture system, for content and pages; lib/server/pictures/drawings has the drawings, and
 * docs/glossary.md the meanings.
 */

/** Drawings of a single subject, for the middle of a picture. */
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

/** Drawings that fill a whole picture. */
export const SCENE_NAMES = ['harbour', 'ledgerHall', 'marketStall', 'mountainStair'] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

export const PALETTE_NAMES = ['night', 'tanzanite', 'sea', 'red', 'amber'] as const;

export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Repeats of a picture's border. */
export const BORDER_NAMES = ['teeth', 'diamonds', 'waves', 'cashews', 'pearls', 'matting'] as const;

export type BorderName = (typeof BORDER_NAMES)[number];

export type PictureStyle = { motif: MotifName; palette: PaletteName; border: BorderName };
