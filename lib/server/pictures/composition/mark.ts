import { INK, PALETTES, PAPER } from '../palettes.ts';
import { bar, group, type PictureOptions, picture, round, shape } from '../svg/shapes.ts';

/** Path data of the firm's mark and of the name beside it, from content/firm.json. */
export type MarkPaths = { columns: string; diamond: string; word: string };

/** White on ink, or coloured on white. */
type MarkVersion = 'white' | 'coloured';

const MARK_COLOURS = {
  white: { columns: PAPER, diamond: PALETTES.night.accent, word: PAPER },
  coloured: { columns: PALETTES.tanzanite.ground, diamond: PALETTES.night.second, word: INK },
} as const satisfies Record<MarkVersion, MarkPaths>;

/** Box of the mark with the name beside it. */
const LOGO_BOX = { width: 185, height: 49.5 };

/** Width of the logo as a share of its card's. */
const LOGO_SHARE = 0.6;

/** Size of the favicon's tile, and position of the mark in it. */
const TILE = 64;
const TILE_RADIUS = TILE / 8;
const MARK_IN_TILE = 'translate(13.4 11.5) scale(.845)';

const drawMark = ({ columns, diamond }: MarkPaths, version: MarkVersion) =>
  shape(columns, MARK_COLOURS[version].columns) + shape(diamond, MARK_COLOURS[version].diamond);

const drawLogo = (paths: MarkPaths, version: MarkVersion) =>
  drawMark(paths, version) + shape(paths.word, MARK_COLOURS[version].word);

/** Draws the mark (two columns and the diamond that they balance) with the firm's name in outlines. */
export const logo = (paths: MarkPaths, version: MarkVersion, options: PictureOptions = {}): string =>
  picture(LOGO_BOX.width, LOGO_BOX.height, drawLogo(paths, version), options);

/** Draws the white logo in the middle of a card of ink. */
export function logoCard(
  paths: MarkPaths,
  { width, height }: { width: number; height: number },
  options: PictureOptions,
) {
  const scale = (width * LOGO_SHARE) / LOGO_BOX.width;
  const left = round((width - LOGO_BOX.width * scale) / 2);
  const top = round((height - LOGO_BOX.height * scale) / 2);
  const centred = group(`translate(${left} ${top}) scale(${round(scale)})`, drawLogo(paths, 'white'));
  return picture(width, height, bar(0, 0, width, height, INK) + centred, options);
}

/** Draws the white mark on an ink tile, with square corners for phones that round tiles. */
export function favicon(paths: MarkPaths, { hasRoundCorners = true }: { hasRoundCorners?: boolean } = {}): string {
  const corners = hasRoundCorners ? ` rx="${TILE_RADIUS}"` : '';
  const tile = `<rect width="${TILE}" height="${TILE}"${corners} fill="${INK}"/>`;
  return picture(TILE, TILE, tile + group(MARK_IN_TILE, drawMark(paths, 'white')), { isFile: true });
}

/** Draws the mark alone, as a file, 440 by 495: other pictures show it smaller. */
export const mark = (paths: MarkPaths, version: MarkVersion): string =>
  picture(440, 495, group('scale(10)', drawMark(paths, version)), { isFile: true });
