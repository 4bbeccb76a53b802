import type { PaletteName } from '../../../site/pictureStyle.ts';
import { cloth } from '../cloth/cloth.ts';
import { HAIRLINE, PALETTES, PAPER } from '../palettes.ts';
import { bar, picture } from '../svg/shapes.ts';

/** A cover is 3:4: cloth above, white paper below. */
export const COVER_SIZE = { width: 240, height: 320 };
const CLOTH_HEIGHT = 200;
const BORDER_THICKNESS = 24;
const FOOT_HEIGHT = 6;

type CoverOptions = { id: string; motif: string; palette: PaletteName };

const HAIRLINE_FRAME = `<rect x=".5" y=".5" width="${COVER_SIZE.width - 1}" height="${COVER_SIZE.height - 1}" fill="none" stroke="${HAIRLINE}"/>`;

/** Draws the cover of a document: cloth, paper for a title in HTML, a bar of its colour at the foot. */
export function cover({ id, motif, palette }: CoverOptions, isFile = true): string {
  const { width, height } = COVER_SIZE;
  const head = cloth({
    id,
    motif,
    palette,
    width,
    height: CLOTH_HEIGHT,
    thickness: BORDER_THICKNESS,
    sides: 'b',
    motifScale: 0.8,
    isFile: true,
  });
  const foot = bar(0, height - FOOT_HEIGHT, width, FOOT_HEIGHT, PALETTES[palette].ground);
  return picture(width, height, bar(0, 0, width, height, PAPER) + head + foot + HAIRLINE_FRAME, { isFile });
}
