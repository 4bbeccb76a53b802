import xlsxCalc from 'xlsx-calc';
import { roundToCents } from '../../../money/amount.ts';
import { formatAmount } from '../../../money/format.ts';
import type { Cell, CellValue, Workbook } from './workbookFile.ts';

// The library does not support TEXT, and its ROUND is inexact for half cents. The formulas only round to 2 digits and only
// use the format #,##0.
xlsxCalc.import_functions({ ROUND: roundToCents, TEXT: formatAmount });

/** Reference of a defined name on one sheet: a cell, or cells in one column. */
const REFERENCE = /^(\w+)!\$([A-Z]+)\$(\d+)(?::\$\2\$(\d+))?$/;

/** Returns the cells of a defined name; empty if the workbook does not have it. */
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

/** Writes values into named cells. Throws an Error if the number of values does not match. */
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

/** Rounds to the 15 digits of spreadsheets, even within text: 0.035 * 100 is 3.5, not 3.5000000000000004. */
function shown(value: number | string): number | string {
  if (typeof value === 'number') return Number(value.toPrecision(15));
  return value.replace(/\d+\.\d{12,}/g, (digits) => String(shown(Number(digits))));
}

/** Recalculates all formulas, because viewers that do not calculate, as on phones, show stored values. */
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
