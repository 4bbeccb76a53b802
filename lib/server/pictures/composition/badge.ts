import { INK, PALETTES, PAPER } from '../palettes.ts';
import { type NonEmpty, pick } from '../svg/random.ts';
import { bar, diamond, line, picture, times } from '../svg/shapes.ts';

/** 7:5. */
export const BADGE_SIZE = { width: 280, height: 200 };

/** Position of the three diamonds between the name and the line below. */
const DIAMONDS_Y = 138;

const rule = (path: string, width: number) => line(path, INK, width);

/** Frame shapes: double square, scooped, chamfered. */
const FRAMES: NonEmpty<string> = [
  rule('M10 10H270V190H10z', 1.5) + rule('M16 16H264V184H16z', 0.75),
  rule('M34 10H246A24 24 0 0 0 270 34V166A24 24 0 0 0 246 190H34A24 24 0 0 0 10 166V34A24 24 0 0 0 34 10z', 1.5),
  rule('M30 10H250L270 30V170L250 190H30L10 170V30z', 1.5) + rule('M34 18H246L262 34V166L246 182H34L18 166V34z', 0.75),
];

/** Draws the plaque of an award or a body; caption, name and a line below are HTML over it. */
export function badge(id: string, isFile = true): string {
  const { width, height } = BADGE_SIZE;
  const red = PALETTES.red.ground;
  const diamonds = times(3, (i) => diamond(width / 2 + (i - 1) * 14, DIAMONDS_Y, i === 1 ? 4 : 2.5, red));
  return picture(width, height, bar(0, 0, width, height, PAPER) + pick(id, 'badge', FRAMES) + diamonds, { isFile });
}
