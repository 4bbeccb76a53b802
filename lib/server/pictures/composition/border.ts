import { BORDER_NAMES, type BorderName, type PaletteName } from '../../../site/pictureStyle.ts';
import { drawFile } from '../drawings/drawing.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { idsFor, pick } from '../svg/random.ts';
import { bar, pattern, ref, round, svg } from '../svg/shapes.ts';

/** Side of a repeat before scaling to the border's thickness. */
const REPEAT = 40;

/** Wider than any window: a strip is cropped from its middle, never stretched. */
export const STRIP_SIZE = { width: 3840, height: 28 };

/** Extra tile height that stays outside the band. */
const MARGIN = 4;

/** Content of a band: the whole drawing, the drawing without the layer between two repeats, or only that layer. */
type BandPart = 'all' | 'repeats' | 'between';

/**
 * Layers that a part leaves out; the layer without a name holds all ungrouped shapes. `edges` lies half outside the
 * band.
 */
const LEFT_OUT: Record<BandPart, Record<string, string>> = {
  all: { edges: '' },
  repeats: { edges: '', between: '' },
  between: { edges: '', '': '' },
};

/**
 * Draws one repeat, 40 x 40, without its dark ground; its top points into the picture. Default: all layers, repeating in
 * both directions.
 */
const drawBorder = (border: BorderName, palette: Palette, part?: BandPart): string =>
  drawFile(`borders/${border}`, palette, part && { layers: LEFT_OUT[part] });

/** Picks the border of a picture that names none. */
export const borderFor = (seed: string): BorderName => pick(seed, 'pindo', BORDER_NAMES);

/** Builds a pattern of a border that repeats in both directions; a repeat is `size` wide and high. */
export const borderPattern = (id: string, border: BorderName, palette: Palette, size: number): string =>
  pattern(
    id,
    REPEAT,
    REPEAT,
    bar(0, 0, REPEAT, REPEAT, palette.dark) + drawBorder(border, palette),
    `scale(${round(size / REPEAT)})`,
  );

/**
 * Builds the pattern of a band at y 0 to `size`; '' if the drawing has no such part. Browsers blend the first row of a
 * pattern's tile with its last, which showed as a broken line along bands: the margin makes both dark.
 */
export function bandPattern(id: string, border: BorderName, palette: Palette, size: number, part: BandPart): string {
  const drawing = drawBorder(border, palette, part);
  if (!drawing) return '';
  const height = REPEAT + MARGIN;
  const ground = part === 'between' ? '' : bar(0, 0, REPEAT, height, palette.dark);
  return pattern(id, REPEAT, height, ground + drawing, `scale(${round(size / REPEAT)})`);
}

export type StripOptions = {
  border: BorderName;
  palette?: PaletteName;
  /** Height, and width of one repeat. */
  size?: number;
  /** Exact number of repeats; default: wide enough for any window. */
  repeats?: number;
  /** Set it if the same strip is inlined twice on a page. */
  scope?: string;
  isFile?: boolean;
};

/** Draws a border strip for the edges of pages. CSS sets its height; its middle shows at any width. */
export function strip({
  border,
  palette = 'night',
  size = STRIP_SIZE.height,
  repeats,
  scope,
  isFile,
}: StripOptions): string {
  const id = idsFor(`strip:${border}:${palette}:${size}`, scope)('p');
  const defs = `<defs>${bandPattern(id, border, PALETTES[palette], size, 'all')}</defs>`;
  const width = repeats === undefined ? STRIP_SIZE.width : repeats * size;
  return svg(width, size, defs + bar(0, 0, width, size, ref(id)), { slice: true, isFile });
}
