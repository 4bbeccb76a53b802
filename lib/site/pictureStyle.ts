/* Names used by content and pages for pictures. The drawings are in lib/server/pictures/drawings, and docs/glossary.md
   explains the terms. */

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

/** Border patterns of a picture. */
export const BORDER_NAMES = ['teeth', 'diamonds', 'waves', 'cashews', 'pearls', 'matting'] as const;

export type BorderName = (typeof BORDER_NAMES)[number];

export type PictureStyle = { motif: MotifName; palette: PaletteName; border: BorderName };
