import type { Palette } from '../palettes.ts';
import type { NonEmpty } from './random.ts';
import { bar, diamond, disc, group, line, pattern, round, shape } from './shapes.ts';

/** Background patterns: `spots` like a guinea fowl's, `rule` like a ledger's. */
export const GROUND_NAMES = ['spots', 'rule', 'weave', 'check'] as const;

type GroundName = (typeof GROUND_NAMES)[number];

const REPEAT = 20;

/** One 20 x 20 repeat, in a shade of the background. */
const GROUNDS = {
  spots: ({ tone }) => disc(5, 5, 1.8, tone) + disc(15, 15, 1.8, tone),
  rule: ({ tone }) => bar(0, 8, REPEAT, 2, tone),
  weave: ({ tone }) => line('M0 20L20 0', tone, 2),
  check: ({ tone }) => diamond(10, 10, 5, tone),
} as const satisfies Record<GroundName, (palette: Palette) => string>;

/** Creates a background pattern, with two repeats per `thickness` of the border. */
export const groundPattern = (id: string, ground: GroundName, palette: Palette, thickness: number): string =>
  pattern(id, REPEAT, REPEAT, GROUNDS[ground](palette), `scale(${round(thickness / (2 * REPEAT))})`);

/** Draws the top left corner of a picture, in an area `reach` wide and high. */
type Corner = (palette: Palette, reach: number) => string;

const quarterDisc = (radius: number, fill: string) =>
  shape(`M0 0H${round(radius)}A${round(radius)} ${round(radius)} 0 0 1 0 ${round(radius)}z`, fill);

const cornerTriangle = (side: number, fill: string) => shape(`M0 0H${round(side)}L0 ${round(side)}z`, fill);

const cornerLeaf = (angle: number, length: number, reach: number, fill: string) => {
  const [along, aside] = [round(reach * 0.5), round(reach * 0.26)];
  const path = `M0 0q${along} ${-aside} ${round(length)} 0q${-along} ${aside} ${round(-length)} 0z`;
  return group(`rotate(${angle})`, shape(path, fill));
};

const nestedDiscs: Corner = ({ accent, dark, light }, reach) =>
  quarterDisc(reach, accent) + quarterDisc(reach * 0.72, dark) + quarterDisc(reach * 0.44, light);

const nestedTriangles: Corner = ({ accent, dark, light }, reach) =>
  cornerTriangle(reach * 1.1, dark) + cornerTriangle(reach * 0.72, accent) + cornerTriangle(reach * 0.36, light);

const threeLeaves: Corner = ({ accent, light }, reach) =>
  cornerLeaf(16, reach * 0.95, reach, light) +
  cornerLeaf(74, reach * 0.95, reach, light) +
  cornerLeaf(45, reach * 1.15, reach, accent) +
  disc(0, 0, reach * 0.2, accent);

/** Ornaments for the inner corners. Each picture uses one kind. */
export const CORNERS: NonEmpty<Corner> = [nestedDiscs, nestedTriangles, threeLeaves];
