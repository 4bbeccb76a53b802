import type { CellObject } from 'write-excel-file/node';

/** Numbers and words that a formula gives, kept in the file for programs that show it without calculating. */
export type CellResult = number | string;

/** One cell of a sheet: a constant, or a formula with its result. */
export type WorkbookCell = {
  value?: string | number;
  /** Without its equals sign. */
  formula?: string;
  /** What the formula comes to. */
  result?: CellResult;
  style?: CellStyle;
};

export type CellStyle = Omit<CellObject, 'value' | 'type'>;

export type WorkbookRow = (WorkbookCell | null)[];

/** A sheet of the workbook. */
export type WorkbookSheet = {
  name: string;
  rows: WorkbookRow[];
  /** Widths in characters. */
  widths: number[];
  /** Rows and columns that stay in view. */
  stickyRows?: number;
  stickyColumns?: number;
};

const INK = '#15183F';
const LINE = '#BFC3DA';

/** Looks of cells, in the site's colours. Only cells of the look `input` are typed in. */
export const CELL_STYLES = {
  title: { fontWeight: 'bold', fontSize: 16, textColor: INK },
  text: { wrap: true, alignVertical: 'top' },
  heading: { fontWeight: 'bold', textColor: INK, bottomBorderStyle: 'medium', bottomBorderColor: INK },
  head: {
    fontWeight: 'bold',
    textColor: '#FFFFFF',
    backgroundColor: INK,
    wrap: true,
    align: 'center',
    alignVertical: 'center',
    height: 34,
  },
  input: { backgroundColor: '#FEF1CF', format: '#,##0.00', bottomBorderStyle: 'thin', bottomBorderColor: LINE },
  label: { bottomBorderStyle: 'thin', bottomBorderColor: LINE, wrap: true, alignVertical: 'top' },
  amount: { format: '#,##0.00', bottomBorderStyle: 'thin', bottomBorderColor: LINE, alignVertical: 'top' },
  percent: { format: '0.0%', bottomBorderStyle: 'thin', bottomBorderColor: LINE, alignVertical: 'top' },
  total: {
    format: '#,##0.00',
    fontWeight: 'bold',
    textColor: INK,
    topBorderStyle: 'medium',
    topBorderColor: INK,
    backgroundColor: '#F3F4FC',
  },
  totalLabel: {
    fontWeight: 'bold',
    textColor: INK,
    topBorderStyle: 'medium',
    topBorderColor: INK,
    backgroundColor: '#F3F4FC',
  },
} as const satisfies Record<string, CellStyle>;

/** Points of one line of text. */
const LINE_HEIGHT = 14;

/** A row high enough for words that wrap in columns of these widths, in characters: programs differ in finding it. */
export function rowHeight(cells: readonly { words: string; width: number }[]): number {
  const lines = cells.map(({ words, width }) => Math.ceil(words.length / (width * 0.9)));
  return LINE_HEIGHT * Math.max(1, ...lines);
}

/** A cell of words or of a number. */
export const constant = (value: string | number, style?: CellStyle): WorkbookCell => ({
  value,
  ...(style && { style }),
});

/** A cell that is worked out. */
export const worked = (formula: string, result: CellResult, style?: CellStyle): WorkbookCell => ({
  formula,
  result,
  ...(style && { style }),
});

/** 'A', 'B' ... of a column counted from 0; sheets of this workbook have fewer than 26. */
export const columnName = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
