import { INK, PALETTES, PAPER } from './palettes.ts';
import { type NonEmpty, pick } from './random.ts';
import { bar, diamond, line, type PictureOptions, picture, times } from './shapes.ts';

/** A plaque is 7:5. */
export const BADGE_WIDTH = 280;
export const BADGE_HEIGHT = 200;

/** Height of the three diamonds, between the name and the line below it. */
const DIAMONDS_AT = 138;

const rule = (path: string, width: number) => line(path, INK, width);

/** Frames by seed: double square, scooped, chamfered. */
const FRAMES: NonEmpty<string> = [
  rule('M10 10H270V190H10z', 1.5) + rule('M16 16H264V184H16z', 0.75),
  rule('M34 10H246A24 24 0 0 0 270 34V166A24 24 0 0 0 246 190H34A24 24 0 0 0 10 166V34A24 24 0 0 0 34 10z', 1.5),
  rule('M30 10H250L270 30V170L250 190H30L10 170V30z', 1.5) + rule('M34 18H246L262 34V166L246 182H34L18 166V34z', 0.75),
];

export type BadgeOptions = PictureOptions & { id: string };

/** Plaque for an award or a body, without words: caption, name and line below are HTML over it. */
export function badge({ id, ...options }: BadgeOptions): string {
  const red = PALETTES.nyekundu.ground;
  const diamonds = times(3, (i) => diamond(BADGE_WIDTH / 2 + (i - 1) * 14, DIAMONDS_AT, i === 1 ? 4 : 2.5, red));
  const paper = bar(0, 0, BADGE_WIDTH, BADGE_HEIGHT, PAPER);
  return picture(BADGE_WIDTH, BADGE_HEIGHT, paper + pick(id, 'badge', FRAMES) + diamonds, options);
}
