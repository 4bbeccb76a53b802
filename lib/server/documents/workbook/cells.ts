import type { CellObject } from 'write-excel-file/node';

/** Result of a formula, stored in the file for programs that do not calculate. */
export type CellResult = number | string;

/** One cell of a sheet: a constant, or a formula with its result. */
export type WorkbookCell = {
  value?: string | number;
  /** Without its equals sign. */
  formula?: string;
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
  /** Rows and columns that stay in view while scrolling. */
  stickyRows?: number;
  stickyColumns?: number;
};

const INK = '#15183F';
const LINE = '#BFC3DA';

const UNDERLINED = { bottomBorderStyle: 'thin', bottomBorderColor: LINE } as const;
const SUM = {
  fontWeight: 'bold',
  textColor: INK,
  topBorderStyle: 'medium',
  topBorderColor: INK,
  backgroundColor: '#F3F4FC',
} as const;
const AMOUNT_FORMAT = '#,##0.00';

/** Styles of cells, in the site's colours. Only cells of the style `input` are for typing. */
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
  input: { ...UNDERLINED, backgroundColor: '#FEF1CF', format: AMOUNT_FORMAT },
  label: { ...UNDERLINED, wrap: true, alignVertical: 'top' },
  amount: { ...UNDERLINED, format: AMOUNT_FORMAT, alignVertical: 'top' },
  percent: { ...UNDERLINED, format: '0.0%', alignVertical: 'top' },
  total: { ...SUM, format: AMOUNT_FORMAT },
  totalLabel: SUM,
} as const satisfies Record<string, CellStyle>;

/** Points of one line of text. */
const LINE_HEIGHT = 14;

/** Height of a row whose texts wrap in columns of these widths, in characters; programs compute it differently. */
export function rowHeight(cells: readonly { text: string; width: number }[]): number {
  const lines = cells.map(({ text, width }) => Math.ceil(text.length / (width * 0.9)));
  return LINE_HEIGHT * Math.max(1, ...lines);
}

/** A cell with a text or a number. */
export const constant = (value: string | number, style?: CellStyle): WorkbookCell => ({
  value,
  ...(style && { style }),
});

/** A cell with a formula. */
export const computed = (formula: string, result: CellResult, style?: CellStyle): WorkbookCell => ({
  formula,
  result,
  ...(style && { style }),
});

/** Letter of a column counted from 0; this workbook has fewer than 26 columns. */
export const columnName = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
