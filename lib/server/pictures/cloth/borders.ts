import { BORDER_NAMES, type BorderName, type PaletteName } from '../../../site/pictureStyle.ts';
import { drawFile } from '../drawings/drawing.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { idsFor, pick } from '../svg/random.ts';
import { bar, pattern, picture, ref, round } from '../svg/shapes.ts';

/** Side of one repeat before it is scaled to the border's thickness. */
export const REPEAT = 40;

/** Wide enough for any window: a strip is cropped from its middle, never stretched. */
export const STRIP_SIZE = { width: 3840, height: 28 };

/** One repeat, 40 x 40 and without its dark ground; the top of the drawing points into the cloth. */
export const drawBorder = (border: BorderName, palette: Palette): string => drawFile(`borders/${border}`, palette);

/** The border of a cloth that names none. */
export const borderFor = (seed: string): BorderName => pick(seed, 'pindo', BORDER_NAMES);

/** A border as a surface whose repeat is `size` wide; `turned` goes before the scaling. */
export const borderPattern = (id: string, border: BorderName, palette: Palette, size: number, turned = ''): string =>
  pattern(
    id,
    REPEAT,
    REPEAT,
    bar(0, 0, REPEAT, REPEAT, palette.dark) + drawBorder(border, palette),
    `${turned}scale(${round(size / REPEAT)})`,
  );

export type StripOptions = {
  border: BorderName;
  palette?: PaletteName;
  /** Height, and width of one repeat. */
  size?: number;
  /** As many repeats and no more; absent, the band is wide enough for any window. */
  repeats?: number;
  /** Set it when the same strip is inlined twice on a page. */
  scope?: string;
  isFile?: boolean;
};

/** A band of border for the edges of pages. Give it a height in CSS; its middle shows at any width. */
export function strip({
  border,
  palette = 'night',
  size = STRIP_SIZE.height,
  repeats,
  scope,
  isFile,
}: StripOptions): string {
  const id = idsFor(`strip:${border}:${palette}:${size}`, scope)('p');
  const defs = `<defs>${borderPattern(id, border, PALETTES[palette], size)}</defs>`;
  const width = repeats === undefined ? STRIP_SIZE.width : repeats * size;
  return picture(width, size, defs + bar(0, 0, width, size, ref(id)), { slice: true, isFile });
}
