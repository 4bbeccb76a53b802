import type { BorderName } from '../pictures/borders.ts';
import type { FigureName } from '../pictures/figures.ts';
import type { PaletteName } from '../pictures/palettes.ts';

/** Names of the picture system (docs/glossary.md) with which a page or a subject is drawn. */
export type PictureStyle = { motif: FigureName; palette: PaletteName; border: BorderName };
