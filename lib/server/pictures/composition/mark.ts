import { INK, PALETTES, PAPER } from '../palettes.ts';
import { bar, group, round, shape, svg } from './shapes.ts';

/** Path data of the firm's logo mark, from content/firm.json. */
export type MarkPaths = { columns: string; diamond: string };

const MARK_BOX = { width: 44, height: 49.5 };

const MARK_SHARE = 0.4;

/** Size of the favicon's tile, and position of the mark in it. */
const TILE = 64;
const TILE_RADIUS = TILE / 8;
const MARK_IN_TILE = 'translate(13.4 11.5) scale(.845)';

/** Draws the mark, two columns that balance a diamond, for a dark background. */
const drawMark = ({ columns, diamond }: MarkPaths) => shape(columns, PAPER) + shape(diamond, PALETTES.night.accent);

/** Draws the white mark in the middle of a dark card. */
export function markCard(paths: MarkPaths, { width, height }: { width: number; height: number }): string {
  const scale = (height * MARK_SHARE) / MARK_BOX.height;
  const left = round((width - MARK_BOX.width * scale) / 2);
  const top = round((height - MARK_BOX.height * scale) / 2);
  const centred = group(`translate(${left} ${top}) scale(${round(scale)})`, drawMark(paths));
  return svg(width, height, bar(0, 0, width, height, INK) + centred);
}

/** Draws the white mark on a dark tile, with square corners for phones, which round tiles themselves. */
export function favicon(paths: MarkPaths, { hasRoundCorners = true }: { hasRoundCorners?: boolean } = {}): string {
  const corners = hasRoundCorners ? ` rx="${TILE_RADIUS}"` : '';
  const tile = `<rect width="${TILE}" height="${TILE}"${corners} fill="${INK}"/>`;
  return svg(TILE, TILE, tile + group(MARK_IN_TILE, drawMark(paths)));
}

/** Draws only the mark, 440 by 495. Other pictures scale it down. */
export const mark = (paths: MarkPaths): string => svg(440, 495, group('scale(10)', drawMark(paths)));
