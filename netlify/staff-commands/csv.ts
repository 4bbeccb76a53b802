/** Characters with which a spreadsheet takes a cell for a formula, also in their wide forms. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠|]/u;

/** A cell that a spreadsheet reads as text, whatever a visitor typed. */
function cell(value: string): string {
  const text = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Rows as CSV for spreadsheets: every cell quoted, formulas made text, UTF-8 with its mark, lines ended as RFC 4180 says. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
