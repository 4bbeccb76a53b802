import type { Palette } from '../palettes.ts';
import { cycle, type NonEmpty } from '../random.ts';
import { bar, times } from '../shapes.ts';

const CELL = 22;
/** Cells on either side of the middle. */
const REACH = 4;
/** How far from the middle, counted in cells along both ways, a cell may lie. */
const RHOMBUS = 4.2;

/** One cell of three strands, lying across or standing up. */
function cell(x: number, y: number, isAcross: boolean, colour: string): string {
  return times(3, (i) =>
    isAcross ? bar(x + 1, y + 1 + i * 7, 20, 6, colour) : bar(x + 1 + i * 7, y + 1, 6, 20, colour),
  );
}

/** Trade: a woven mat, warp and weft by turns, inside a rhombus. */
export function mkeka({ accent, light, second }: Palette): string {
  const colours: NonEmpty<string> = [accent, light, second, light];
  const cellAt = (column: number, row: number) =>
    Math.abs(column + 0.5) + Math.abs(row + 0.5) > RHOMBUS
      ? ''
      : cell(100 + column * CELL, 100 + row * CELL, (column + row) % 2 !== 0, cycle(colours, column + row * 3));
  return times(2 * REACH, (column) => times(2 * REACH, (row) => cellAt(column - REACH, row - REACH)));
}
