import type { PaletteName } from '../../../site/pictureStyle.ts';
import { HAIRLINE, INK, PALETTES, PAPER } from '../palettes.ts';
import { drawPicture } from './picture.ts';
import { type NonEmpty, pick } from './random.ts';
import { bar, diamond, line, svg, times } from './shapes.ts';

/** Aspect ratio 7:5. */
export const BADGE_SIZE = { width: 280, height: 200 };

/** Position of the three diamonds between the name and the line below. */
const DIAMONDS_Y = 138;

const rule = (path: string, width: number) => line(path, INK, width);

const FRAMES: NonEmpty<string> = [
  rule('M10 10H270V190H10z', 1.5) + rule('M16 16H264V184H16z', 0.75),
  rule('M34 10H246A24 24 0 0 0 270 34V166A24 24 0 0 0 246 190H34A24 24 0 0 0 10 166V34A24 24 0 0 0 34 10z', 1.5),
  rule('M30 10H250L270 30V170L250 190H30L10 170V30z', 1.5) + rule('M34 18H246L262 34V166L246 182H34L18 166V34z', 0.75),
];

/** Draws the plaque of an award or a professional body. HTML adds caption, name and a line below. */
export function badge(id: string): string {
  const { width, height } = BADGE_SIZE;
  const red = PALETTES.red.ground;
  const diamonds = times(3, (i) => diamond(width / 2 + (i - 1) * 14, DIAMONDS_Y, i === 1 ? 4 : 2.5, red));
  return svg(width, height, bar(0, 0, width, height, PAPER) + pick(id, 'badge', FRAMES) + diamonds);
}

/** Aspect ratio 3:4, with a picture above white paper. */
export const COVER_SIZE = { width: 240, height: 320 };
const PICTURE_HEIGHT = 200;
const BORDER_THICKNESS = 24;
const FOOT_HEIGHT = 6;

type CoverOptions = { id: string; motif: string; palette: PaletteName };

const HAIRLINE_FRAME = `<rect x=".5" y=".5" width="${COVER_SIZE.width - 1}" height="${COVER_SIZE.height - 1}" fill="none" stroke="${HAIRLINE}"/>`;

/** Draws a document's cover: a picture, paper for a title in HTML, and a coloured bar at the foot. */
export function cover({ id, motif, palette }: CoverOptions): string {
  const { width, height } = COVER_SIZE;
  const head = drawPicture({
    id,
    motif,
    palette,
    width,
    height: PICTURE_HEIGHT,
    thickness: BORDER_THICKNESS,
    sides: 'b',
    motifScale: 0.8,
  });
  const foot = bar(0, height - FOOT_HEIGHT, width, FOOT_HEIGHT, PALETTES[palette].ground);
  return svg(width, height, bar(0, 0, width, height, PAPER) + head + foot + HAIRLINE_FRAME);
}
