import { cloth } from './cloth.ts';
import { HAIRLINE, INK, PALETTES, PAPER, type PaletteName } from './palettes.ts';
import { bar, type PictureOptions, picture } from './shapes.ts';
import { textIn } from './words.ts';

/** A cover is 3:4; the cloth takes the upper part, white paper the rest. */
export const COVER_WIDTH = 240;
export const COVER_HEIGHT = 320;
const CLOTH_HEIGHT = 200;
const BORDER_THICKNESS = 24;
const BASE_HEIGHT = 6;

export type CoverOptions = PictureOptions & {
  id: string;
  figure: string;
  palette: PaletteName;
  /** Sets the year on the paper: inline only, with the page's class `kanga-figure`. */
  year?: string;
  scope?: string;
};

const HAIRLINE_FRAME = `<rect x=".5" y=".5" width="${COVER_WIDTH - 1}" height="${COVER_HEIGHT - 1}" fill="none" stroke="${HAIRLINE}"/>`;

/** Cover of a document: cloth above, room for its title below, a bar of its colour at the foot. */
export function cover(options: CoverOptions): string {
  const { id, figure, palette, year = '', scope = '' } = options;
  const head = cloth({
    id,
    figure,
    palette,
    width: COVER_WIDTH,
    height: CLOTH_HEIGHT,
    thickness: BORDER_THICKNESS,
    sides: 'b',
    figureScale: 0.8,
    scope: `cover${scope}`,
    isFile: true,
  });
  const layers = [
    bar(0, 0, COVER_WIDTH, COVER_HEIGHT, PAPER),
    head,
    year ? textIn(COVER_WIDTH / 2, 274, 42, INK, 'kanga-figure', year) : '',
    bar(0, COVER_HEIGHT - BASE_HEIGHT, COVER_WIDTH, BASE_HEIGHT, PALETTES[palette].ground),
    HAIRLINE_FRAME,
  ];
  return picture(COVER_WIDTH, COVER_HEIGHT, layers.join(''), options);
}
