/** Characters that start a formula in a spreadsheet, also in their full-width forms. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠|]/u;

/** Writes a cell that a spreadsheet reads as text, whatever a visitor typed. */
function cell(value: string): string {
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Writes CSV for spreadsheets: every cell quoted, no formulas, a UTF-8 byte order mark, line ends of RFC 4180. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
