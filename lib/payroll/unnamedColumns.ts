import { parseNumber } from '../money/input.ts';
import { readChoice } from './choices.ts';
import { COLUMNS, type ColumnId } from './columns.ts';
import { isStatusWord } from './readEmployee.ts';

type Columns = readonly (ColumnId | undefined)[];

const cellsOf = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.map((cells) => cells[column]?.trim() ?? '').filter(Boolean);

const isNumber = (cell: string) => parseNumber(cell) !== null;
const hasLetters = (cell: string) => /\p{L}/u.test(cell) && !isNumber(cell);

/** True for most of the cells that hold anything. */
const holds = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length * 2 > cells.length;

/** True where the third cell of each row says how its person is taxed, and the fourth is an amount, as in the template. */
function isTemplateOrder(rows: readonly (readonly string[])[]): boolean {
  const statuses = cellsOf(rows, 2);
  return (
    statuses.length > 0 &&
    statuses.every((cell) => isStatusWord(readChoice('status', cell))) &&
    holds(cellsOf(rows, 3), isNumber)
  );
}

/**
 * What the columns of rows without a heading are, by what they hold: the order of the template where a status stands in its
 * place; else the first with letters is the name, and the first with figures, behind the name if there is one, basic pay. What
 * stands before the name is the number. A number is never a name.
 */
export function unnamedColumns(rows: readonly (readonly string[])[]): { columns: Columns; isTemplate: boolean } {
  if (isTemplateOrder(rows)) return { columns: COLUMNS.map(({ id }) => id), isTemplate: true };
  const places = Array.from({ length: Math.max(...rows.map((cells) => cells.length)) }, (_, place) => place);
  const name = places.find((place) => holds(cellsOf(rows, place), hasLetters));
  const figures = places.filter((place) => holds(cellsOf(rows, place), isNumber));
  const basic = figures.find((place) => name !== undefined && place > name) ?? figures[0];
  const columns = places.map((place): ColumnId | undefined => {
    if (place === name) return 'name';
    if (place === basic) return 'basic';
    return place === 0 && name !== undefined && place < name ? 'number' : undefined;
  });
  return { columns, isTemplate: false };
}
