import { INK, PALETTES, PAPER } from '../palettes.ts';
import { bar, group, type PictureOptions, picture, round, shape } from '../svg/shapes.ts';

/** Path data of the firm's mark, from content/firm.json. */
export type MarkPaths = { columns: string; diamond: string };

/** Path data of the mark and of the name beside it (drawWord). */
export type LogoPaths = MarkPaths & { word: string };

/** White on ink, or coloured on white. */
type MarkVersion = 'white' | 'coloured';

const MARK_COLOURS = {
  white: { columns: PAPER, diamond: PALETTES.night.accent, word: PAPER },
  coloured: { columns: PALETTES.tanzanite.ground, diamond: PALETTES.night.second, word: INK },
} as const satisfies Record<MarkVersion, LogoPaths>;

/** Box of the mark with the name beside it. */
const LOGO_BOX = { width: 185, height: 49.5 };

/** Box of the mark alone. */
const MARK_BOX = { width: 44, height: 49.5 };

/** Height of the mark as a share of its card's. */
const MARK_SHARE = 0.4;

/** Size of the favicon's tile, and position of the mark in it. */
const TILE = 64;
const TILE_RADIUS = TILE / 8;
const MARK_IN_TILE = 'translate(13.4 11.5) scale(.845)';

const drawMark = ({ columns, diamond }: MarkPaths, version: MarkVersion) =>
  shape(columns, MARK_COLOURS[version].columns) + shape(diamond, MARK_COLOURS[version].diamond);

/** Draws the mark (two columns and the diamond that they balance) with the firm's name in outlines. */
export const logo = (paths: LogoPaths, version: MarkVersion, options: PictureOptions = {}): string =>
  picture(
    LOGO_BOX.width,
    LOGO_BOX.height,
    drawMark(paths, version) + shape(paths.word, MARK_COLOURS[version].word),
    options,
  );

/** Draws the white mark in the middle of a card of ink. */
export function markCard(
  paths: MarkPaths,
  { width, height }: { width: number; height: number },
  options: PictureOptions,
) {
  const scale = (height * MARK_SHARE) / MARK_BOX.height;
  const left = round((width - MARK_BOX.width * scale) / 2);
  const top = round((height - MARK_BOX.height * scale) / 2);
  const centred = group(`translate(${left} ${top}) scale(${round(scale)})`, drawMark(paths, 'white'));
  return picture(width, height, bar(0, 0, width, height, INK) + centred, options);
}

/** Draws the white mark on an ink tile, with square corners for phones that round tiles. */
export function favicon(paths: MarkPaths, { hasRoundCorners = true }: { hasRoundCorners?: boolean } = {}): string {
  const corners = hasRoundCorners ? ` rx="${TILE_RADIUS}"` : '';
  const tile = `<rect width="${TILE}" height="${TILE}"${corners} fill="${INK}"/>`;
  return picture(TILE, TILE, tile + group(MARK_IN_TILE, drawMark(paths, 'white')), { isFile: true });
}
