import xlsxCalc from 'xlsx-calc';
import { roundToCents } from '../../../money/amount.ts';
import { formatAmount } from '../../../money/format.ts';
import type { Cell, CellValue, Workbook } from './workbookFile.ts';

// The library does not know TEXT, and rounds half a cent by the binary fraction. The formulas round to 2 digits, and
// write no other format than #,##0.
xlsxCalc.import_functions({ ROUND: roundToCents, TEXT: formatAmount });

/** The cells of a name on one sheet: a cell, or a column's. */
const REFERENCE = /^(\w+)!\$([A-Z]+)\$(\d+)(?::\$\2\$(\d+))?$/;

/** Returns the cells of a name; empty for a name that the workbook lacks. */
function cellsOf({ sheets, names }: Workbook, name: string): Cell[] {
  const [, sheet = '', column = '', first = '1', last = first] = REFERENCE.exec(names.get(name) ?? '') ?? [];
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return rows.flatMap((row) => sheets.get(sheet)?.get(`${column}${row}`) ?? []);
}

function setValue(cell: Cell, value: CellValue): void {
  if (cell.value === value) return;
  cell.value = value;
  cell.isChanged = true;
}

/** Writes values into named cells. Throws an Error if a name's cells and its values differ in number. */
export function fillNames(workbook: Workbook, values: Readonly<Record<string, CellValue | CellValue[]>>): void {
  for (const [name, value] of Object.entries(values)) {
    const list = Array.isArray(value) ? value : [value];
    const cells = cellsOf(workbook, name);
    if (cells.length !== list.length) {
      throw new Error(`The workbook has ${cells.length} cells named ${name}, and there are ${list.length} values.`);
    }
    for (const [index, cell] of cells.entries()) setValue(cell, list[index] ?? null);
  }
}

/** Rounds to the 15 digits of spreadsheets, also inside a text: 0.035 * 100 is 3.5, not 3.5000000000000004. */
function shown(value: number | string): number | string {
  if (typeof value === 'number') return Number(value.toPrecision(15));
  return value.replace(/\d+\.\d{12,}/g, (digits) => String(shown(Number(digits))));
}

/** Recalculates every formula, since programs that do not calculate, as on phones, show stored values. */
export function calculate({ sheets, names }: Workbook): void {
  const copied = [...sheets].map(([sheet, cells]) => {
    const filled = [...cells].filter(([, { value, formula }]) => value !== null || formula !== undefined);
    return [
      sheet,
      Object.fromEntries(filled.map(([address, { value, formula }]) => [address, { v: value, f: formula }])),
    ];
  });
  const Sheets: Record<string, Record<string, { v: CellValue; f?: string | undefined }>> = Object.fromEntries(copied);
  xlsxCalc({ Sheets, Workbook: { Names: [...names].map(([Name, Ref]) => ({ Name, Ref })) } });
  for (const [sheet, cells] of sheets) {
    for (const [address, cell] of cells) {
      if (cell.formula !== undefined) setValue(cell, shown(Sheets[sheet]?.[address]?.v ?? ''));
    }
  }
}
