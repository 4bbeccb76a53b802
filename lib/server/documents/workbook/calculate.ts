import { type CellValue, evaluate } from './formulas.ts';
import type { Cell, Workbook } from './workbookFile.ts';

const RANGE = /^(?:(\w+)!)?\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/;

/** What a cell is where the file holds none. */
const EMPTY: Cell = { value: null };

/**
 * The cells that a reference or a name stands for: one cell, or those of a column.
 *
 * @param sheet the sheet that it is read on
 */
function cellsOf({ sheets, names }: Workbook, reference: string, sheet: string): { cells: Cell[]; sheet: string } {
  const [whole, on = sheet, column, first, lastColumn = column, last = first] =
    RANGE.exec(names.get(reference) ?? reference) ?? [];
  if (!whole || lastColumn !== column) throw new Error(`the reference ${reference}`);
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { cells: rows.map((row) => sheets.get(on)?.get(`${column}${row}`) ?? EMPTY), sheet: on };
}

/** Changes what a cell shows. */
function setValue(cell: Cell, value: CellValue): void {
  if (cell.value === value) return;
  cell.value = value;
  cell.isChanged = true;
}

/**
 * Writes values into the cells that names stand for.
 *
 * @throws Error where the workbook has other cells of that name than there are values
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

/** Works out every formula anew, so that programs that do not calculate, as on phones, show the right figures. */
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
