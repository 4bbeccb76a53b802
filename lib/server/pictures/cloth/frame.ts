import type { BorderName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import type { Ids } from '../svg/random.ts';
import { bar, diamond, group, ref, round } from '../svg/shapes.ts';
import { borderPattern } from './borders.ts';

/** The sides with a border: t(op), b(ottom), l(eft), r(ight). */
export type Sides = 'tblr' | 'tlr' | 'b' | 't' | 'tb' | '';

type Side = 't' | 'b' | 'l' | 'r';

export type Box = { x: number; y: number; width: number; height: number };

/** Size of a cloth, and thickness and sides of its border. */
export type Frame = { width: number; height: number; thickness: number; sides: Sides };

const thicknessAt = ({ sides, thickness }: Frame, side: Side): number => (sides.includes(side) ? thickness : 0);

/** The box inside the border, less a plate at the foot. */
export function innerField(frame: Frame, plateHeight = 0): Box {
  const [x, y] = [thicknessAt(frame, 'l'), thicknessAt(frame, 't')];
  return {
    x,
    y,
    width: frame.width - thicknessAt(frame, 'r') - x,
    height: frame.height - thicknessAt(frame, 'b') - plateHeight - y,
  };
}

/** The square in which two bands meet. */
const cornerSquare = (palette: Palette, x: number, y: number, size: number) =>
  bar(x, y, size, size, palette.accent) +
  diamond(x + size / 2, y + size / 2, size * 0.42, palette.dark) +
  diamond(x + size / 2, y + size / 2, size * 0.2, palette.light);

/** The two patterns that the bands of a frame refer to, for the sides that it has. */
export function framePatterns(palette: Palette, ids: Ids, border: BorderName, { sides, thickness }: Frame): string {
  const across = sides ? borderPattern(ids('across'), border, palette, thickness) : '';
  const down = /[lr]/.test(sides) ? borderPattern(ids('down'), border, palette, thickness, 'rotate(90) ') : '';
  return across + down;
}

/** Bands on the sides of a frame, their repeats pointing inward, filled with the patterns of framePatterns. */
export function borderBands(palette: Palette, ids: Ids, frame: Frame): string {
  const { width, height, thickness, sides } = frame;
  const [top, bottom] = [thicknessAt(frame, 't'), thicknessAt(frame, 'b')];
  const across = bar(0, 0, width, thickness, ref(ids('across')));
  const down = bar(0, 0, thickness, height - top - bottom, ref(ids('down')));
  const bands = [
    ['t', `matrix(1 0 0 -1 0 ${thickness})`, across],
    ['b', `translate(0 ${height - thickness})`, across],
    ['l', `translate(0 ${top})`, down],
    ['r', `matrix(-1 0 0 1 ${width} ${top})`, down],
  ] as const;
  const corners = [
    ['l', 't', 0, 0],
    ['r', 't', width - thickness, 0],
    ['l', 'b', 0, height - thickness],
    ['r', 'b', width - thickness, height - thickness],
  ] as const;
  return [
    ...bands.filter(([side]) => sides.includes(side)).map(([, move, band]) => group(move, band)),
    ...corners
      .filter(([one, other]) => sides.includes(one) && sides.includes(other))
      .map(([, , x, y]) => cornerSquare(palette, x, y, thickness)),
  ].join('');
}

/** Mirrors a drawing made for the top left corner of a box into all four of its corners. */
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
