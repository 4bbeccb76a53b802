import { BORDER_NAMES, type BorderName, type PaletteName } from '../../../site/pictureStyle.ts';
import { drawFile } from '../drawings/drawing.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { idsFor, pick } from '../svg/random.ts';
import { bar, pattern, picture, ref, round } from '../svg/shapes.ts';

/** Side of one repeat before it is scaled to the border's thickness. */
export const REPEAT = 40;

/** Wide enough for any window: a strip is cropped from its middle, never stretched. */
export const STRIP_SIZE = { width: 3840, height: 28 };

/** Height of a band's tile beyond its repeat, of which the band shows nothing. */
const MARGIN = 4;

/** What a band is filled with: its drawing, that without what stands on the line between two repeats, or that alone. */
type BandPart = 'all' | 'repeats' | 'between';

/**
 * Layers of a drawing that a part leaves out; the one without a name holds what is in no other. `edges` lies half outside
 * the band.
 */
const LEFT_OUT: Record<BandPart, Record<string, string>> = {
  all: { edges: '' },
  repeats: { edges: '', between: '' },
  between: { edges: '', '': '' },
};

/**
 * One repeat, 40 x 40 and without its dark ground; the top of the drawing points into the cloth. Without a part it is
 * the whole drawing, which repeats in both directions.
 */
export const drawBorder = (border: BorderName, palette: Palette, part?: BandPart): string =>
  drawFile(`borders/${border}`, palette, part && { layers: LEFT_OUT[part] });

/** The border of a cloth that names none. */
export const borderFor = (seed: string): BorderName => pick(seed, 'pindo', BORDER_NAMES);

/** A border as a surface that repeats in both directions; a repeat is `size` wide and high. */
export const borderPattern = (id: string, border: BorderName, palette: Palette, size: number): string =>
  pattern(
    id,
    REPEAT,
    REPEAT,
    bar(0, 0, REPEAT, REPEAT, palette.dark) + drawBorder(border, palette),
    `scale(${round(size / REPEAT)})`,
  );

/**
 * A border for a band that lies at y 0 to `size`; '' where the drawing has no such part. Browsers blend the first row of
 * a pattern's tile with its last, which showed as a broken line along the inner edge of bands: the margin makes both dark.
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
  const defs = `<defs>${bandPattern(id, border, PALETTES[palette], size, 'all')}</defs>`;
  const width = repeats === undefined ? STRIP_SIZE.width : repeats * size;
  return picture(width, size, defs + bar(0, 0, width, size, ref(id)), { slice: true, isFile });
}
