import { BORDER_NAMES, type BorderName, type PaletteName } from '../../../site/pictureStyle.ts';
import { drawFile } from '../drawings/drawing.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { type Ids, idsFor, pick } from './random.ts';
import { bar, diamond, group, pattern, ref, round, svg } from './shapes.ts';

/** Side of a pattern repeat before scaling to the border's thickness. */
const REPEAT = 40;

/** Wider than any window, because strips are cropped to their middle and never stretched. */
export const STRIP_SIZE = { width: 3840, height: 28 };

/** Extra tile height outside the band. */
const MARGIN = 4;

/** Layers of a band: all of them, all except the layer between two repeats, or only that layer. */
type BandPart = 'all' | 'repeats' | 'between';

/** Layers that each part omits. The unnamed layer contains all ungrouped shapes; half of `edges` lies outside the band. */
const LEFT_OUT: Record<BandPart, Record<string, string>> = {
  all: { edges: '' },
  repeats: { edges: '', between: '' },
  between: { edges: '', '': '' },
};

/** Picks a border for a picture that does not specify one. */
export const borderFor = (seed: string): BorderName => pick(seed, 'pindo', BORDER_NAMES);

/**
 * Creates a border's pattern, whose top faces the picture; a repeat is `size` wide and high. By default it has all layers
 * and repeats in both directions. With `part`, it is for a band from y = 0 to `size`; '' if the drawing has no such part.
 * Browsers blend the first row of a pattern tile with the last one, which showed as a broken line along bands, so the margin
 * makes both rows dark.
 */
export function borderPattern(id: string, border: BorderName, palette: Palette, size: number, part?: BandPart): string {
  const drawing = drawFile(`borders/${border}`, palette, part && { layers: LEFT_OUT[part] });
  if (!drawing) return '';
  const height = part ? REPEAT + MARGIN : REPEAT;
  const ground = part === 'between' ? '' : bar(0, 0, REPEAT, height, palette.dark);
  return pattern(id, REPEAT, height, ground + drawing, `scale(${round(size / REPEAT)})`);
}

export type StripOptions = {
  border: BorderName;
  palette?: PaletteName;
  /** Height of the strip, and width of a repeat. */
  size?: number;
  /** Exact number of repeats; by default, enough for any window. */
  repeats?: number;
  /** Needed if the same strip is inlined twice on a page. */
  scope?: string;
};

/** Draws a border strip for the edges of pages. CSS sets its height and crops it to its middle. */
export function strip({ border, palette = 'night', size = STRIP_SIZE.height, repeats, scope }: StripOptions): string {
  const id = idsFor(`strip:${border}:${palette}:${size}`, scope)('p');
  const defs = `<defs>${borderPattern(id, border, PALETTES[palette], size, 'all')}</defs>`;
  const width = repeats === undefined ? STRIP_SIZE.width : repeats * size;
  return svg(width, size, defs + bar(0, 0, width, size, ref(id)), 'xMidYMid');
}

/** Sides with a border: top, bottom, left, right. */
export type Sides = 'tblr' | 'tlr' | 'b' | 't' | 'tb' | '';

type Side = 't' | 'b' | 'l' | 'r';

export type Box = { x: number; y: number; width: number; height: number };

/** Size of a picture, with the thickness and sides of its border. */
export type Frame = { width: number; height: number; thickness: number; sides: Sides };

const thicknessAt = ({ sides, thickness }: Frame, side: Side): number => (sides.includes(side) ? thickness : 0);

/** Returns the area inside the border, excluding a label. */
export function innerField(frame: Frame, labelHeight = 0): Box {
  const [x, y] = [thicknessAt(frame, 'l'), thicknessAt(frame, 't')];
  return {
    x,
    y,
    width: frame.width - thicknessAt(frame, 'r') - x,
    height: frame.height - thicknessAt(frame, 'b') - labelHeight - y,
  };
}

const cornerSquare = (palette: Palette, x: number, y: number, size: number) =>
  bar(x, y, size, size, palette.accent) +
  diamond(x + size / 2, y + size / 2, size * 0.42, palette.dark) +
  diamond(x + size / 2, y + size / 2, size * 0.2, palette.light);

/** Pattern definitions and fills of a frame's bands. `between` is '' if the border has no such layer. */
type BandFills = { patterns: string; repeats: string; between: string };

export function bandFills(palette: Palette, ids: Ids, border: BorderName, { sides, thickness }: Frame): BandFills {
  if (!sides) return { patterns: '', repeats: '', between: '' };
  const [repeats, between] = (['repeats', 'between'] as const).map((part) =>
    borderPattern(ids(part), border, palette, thickness, part),
  );
  return {
    patterns: `${repeats}${between}`,
    repeats: ref(ids('repeats')),
    between: between ? ref(ids('between')) : '',
  };
}

/** Draws a frame's bands with the repeats facing inwards. Corners never cut the layer between two repeats. */
export function borderBands(palette: Palette, { repeats, between }: BandFills, frame: Frame): string {
  const { width, height, thickness, sides } = frame;
  const { x: left, y: top, width: across, height: down } = innerField(frame);
  const half = thickness / 2;
  const band = (length: number, start: number, end: number) =>
    bar(0, 0, length, thickness, repeats) + (between ? bar(start, 0, end - start, thickness, between) : '');
  const horizontal = band(width, left && left + half, left + across + (left + across < width ? -half : 0));
  const vertical = band(down, half, down - half);
  const bands = [
    ['t', `matrix(1 0 0 -1 0 ${thickness})`, horizontal],
    ['b', `translate(0 ${height - thickness})`, horizontal],
    ['l', `matrix(0 1 -1 0 ${thickness} ${top})`, vertical],
    ['r', `matrix(0 1 1 0 ${width - thickness} ${top})`, vertical],
  ] as const;
  const corners = [
    ['l', 't', 0, 0],
    ['r', 't', width - thickness, 0],
    ['l', 'b', 0, height - thickness],
    ['r', 'b', width - thickness, height - thickness],
  ] as const;
  return [
    ...bands.filter(([side]) => sides.includes(side)).map(([, move, markup]) => group(move, markup)),
    ...corners
      .filter(([one, other]) => sides.includes(one) && sides.includes(other))
      .map(([, , x, y]) => cornerSquare(palette, x, y, thickness)),
  ].join('');
}

/** Mirrors a drawing of a box's top left corner into all four corners. */
export function inEveryCorner({ x, y, width, height }: Box, drawing: string): string {
  const corners = [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const;
  return corners
    .map(([left, top, flipX, flipY]) => group(`matrix(${flipX} 0 0 ${flipY} ${round(left)} ${round(top)})`, drawing))
    .join('');
}
