import { idsFor } from './ids.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { pick } from './random.ts';
import {
  bar,
  diamond,
  disc,
  dome,
  each,
  line,
  type PictureOptions,
  pattern,
  picture,
  ref,
  round,
  shape,
  triangle,
} from './shapes.ts';

/** The pindo: teeth, diamonds, waves, cashews, pearls and matting. */
export const BORDER_NAMES = ['meno', 'almasi', 'wimbi', 'korosho', 'lulu', 'mkeka'] as const;

export type BorderName = (typeof BORDER_NAMES)[number];

/** Side of one repeat before it is scaled to the border's thickness. */
export const REPEAT = 40;

/** Wide enough for any window: a strip is cropped from its middle, never stretched. */
const STRIP_WIDTH = 3840;

/** Cashew (the paisley of the coast): a disc whose rim runs out into a tail, up right. */
function cashew(x: number, y: number, radius: number, fill: string, eye: string): string {
  const r = (share: number) => round(radius * share);
  const head = `M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius}`;
  const tail = `c0 ${r(-0.55)} ${r(0.1)} ${r(-0.95)} ${r(0.45)} ${r(-1.25)}c${r(-0.6)} 0 ${r(-1.1)} ${r(0.1)} ${r(-1.45)} ${r(0.25)}z`;
  return shape(head + tail, fill) + disc(x - radius * 0.05, y + radius * 0.02, radius * 0.42, eye);
}

const meno = ({ accent, dark, light, second }: Palette) =>
  triangle(0, 40, 20, 6, 40, 40, accent) +
  triangle(8, 40, 20, 20, 32, 40, dark) +
  disc(20, 33, 4, light) +
  disc(0, 8, 4, second) +
  disc(40, 8, 4, second);

const almasi = ({ accent, dark, light, second }: Palette) =>
  diamond(20, 20, 18, accent) +
  diamond(20, 20, 11, dark) +
  diamond(20, 20, 5, light) +
  shape('M0 0H9L0 9zM40 0H31L40 9zM0 40H9L0 31zM40 40H31L40 31z', second);

const wimbi = ({ accent, dark, light, second }: Palette) =>
  dome(20, 40, 20, accent) +
  dome(20, 40, 14, dark) +
  dome(20, 40, 8, light) +
  dome(0, 20, 9, second) +
  dome(40, 20, 9, second) +
  disc(20, 6, 2.4, light) +
  disc(0, 5, 2.4, accent) +
  disc(40, 5, 2.4, accent);

const korosho = ({ accent, dark, light, second }: Palette) =>
  cashew(18, 23, 11, accent, dark) + disc(17.5, 23, 2.4, light) + disc(37, 8, 2.6, light) + disc(37, 33, 2.6, second);

/** Where the small pearls of lulu lie: in the middle and halfway along each edge. */
const SMALL_PEARLS = [
  [20, 20],
  [0, 20],
  [40, 20],
  [20, 0],
  [20, 40],
] as const;

const lulu = ({ accent, light, second }: Palette) =>
  disc(10, 10, 5, light) +
  disc(30, 10, 5, accent) +
  disc(10, 30, 5, accent) +
  disc(30, 30, 5, light) +
  each(SMALL_PEARLS, ([x, y]) => disc(x, y, 2.6, second));

const mkeka = ({ accent, light, second }: Palette) => {
  const strand = (y: number, stroke: string, width: number) => line(`M0 ${y}L20 ${y - 12} 40 ${y}`, stroke, width);
  return strand(10, light, 4) + strand(22, accent, 5) + strand(34, second, 5) + strand(46, light, 4);
};

/** One repeat, 40 x 40, over the palette's dark; teeth point up, and cloths turn them inward. */
export const BORDERS = { meno, almasi, wimbi, korosho, lulu, mkeka } as const satisfies Record<
  BorderName,
  (palette: Palette) => string
>;

/** The border that an id wears wherever nothing else is asked for. */
export const borderFor = (seed: string): BorderName => pick(seed, 'pindo', BORDER_NAMES);

/** A border as a surface whose repeat is `size` wide; `turned` goes before the scaling. */
export const borderPattern = (id: string, border: BorderName, palette: Palette, size: number, turned = ''): string =>
  pattern(
    id,
    REPEAT,
    REPEAT,
    bar(0, 0, REPEAT, REPEAT, palette.dark) + BORDERS[border](palette),
    `${turned}scale(${round(size / REPEAT)})`,
  );

export type StripOptions = PictureOptions & {
  border?: BorderName;
  palette?: PaletteName;
  /** Height, and width of one repeat. */
  size?: number;
  width?: number;
  /** Set it when the same strip is inlined twice on a page. */
  scope?: string;
};

/** A band for the edges of pages and of photos. Give it a height in CSS; its middle shows at any width. */
export function strip(options: StripOptions): string {
  const { width = STRIP_WIDTH, size = 24, border = 'meno', palette = 'usiku', scope = '', ...rest } = options;
  const id = idsFor(`strip:${border}:${palette}:${size}`, scope)('p');
  const defs = `<defs>${borderPattern(id, border, PALETTES[palette], size)}</defs>`;
  return picture(width, size, defs + bar(0, 0, width, size, ref(id)), { slice: true, ...rest });
}
