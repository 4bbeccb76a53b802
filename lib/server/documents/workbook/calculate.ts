import { type CellValue, evaluate } from './formulas.ts';
import type { Cell, Workbook } from './workbookFile.ts';

const RANGE = /^(?:(\w+)!)?\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/;

/** Cell without an entry in the file. */
const EMPTY: Cell = { value: null };

/**
 * Returns the cells of a reference or a name: one cell, or a column's.
 *
 * @param sheet the sheet of the reference
 */
function cellsOf({ sheets, names }: Workbook, reference: string, sheet: string): { cells: Cell[]; sheet: string } {
  const [whole, on = sheet, column, first, lastColumn = column, last = first] =
    RANGE.exec(names.get(reference) ?? reference) ?? [];
  if (!whole || lastColumn !== column) throw new Error(`the reference ${reference}`);
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { cells: rows.map((row) => sheets.get(on)?.get(`${column}${row}`) ?? EMPTY), sheet: on };
}

/** Sets the displayed value of a cell. */
function setValue(cell: Cell, value: CellValue): void {
  if (cell.value === value) return;
  cell.value = value;
  cell.isChanged = true;
}

/**
 * Writes values into named cells.
 *
 * @throws Error if a name's cells and its values differ in number
 */
export function fillNames(workbook: Workbook, values: Readonly<Record<string, CellValue | CellValue[]>>): void {
  for (const [name, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? value : [value];
    const cells = workbook.names.has(name) ? cellsOf(workbook, name, '').cells : [];
    if (cells.length !== list.length || cells.includes(EMPTY)) {
      throw new Error(`The workbook has ${cells.length} cells named ${name}, and there are ${list.length} values.`);
    }
    for (const [index, cell] of cells.entries()) setValue(cell, list[index] ?? null);
  }
}

/** Recalculates every formula, since programs that do not calculate, as on phones, show stored values. */
export function calculate(workbook: Workbook): void {
  const worked = new Set<Cell>();
  const work = (cell: Cell, sheet: string): CellValue => {
    if (cell.formula !== undefined && !worked.has(cell)) {
      worked.add(cell);
      setValue(
        cell,
        evaluate(cell.formula, (reference) => read(reference, sheet)),
      );
    }
    return cell.value;
  };
  const read = (reference: string, from: string) => {
    const { cells, sheet } = cellsOf(workbook, reference, from);
    const values = cells.map((cell) => work(cell, sheet));
    return values.length === 1 ? (values[0] ?? null) : values;
  };
  for (const [name, sheet] of workbook.sheets) for (const cell of sheet.values()) work(cell, name);
}
