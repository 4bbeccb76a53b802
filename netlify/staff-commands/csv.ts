/**
 * Places where a spreadsheet would begin a formula: the start of a cell, and what it takes for the start of one where it
 * separates cells by semicolons or tabs, or loses count of the quotes. Formulas have full-width signs too.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cf}"]*[=+\-@＝＋－＠|])/gu;

/** Writes a cell that a spreadsheet reads as text, whatever a visitor typed. */
const cell = (value: string): string => `"${value.replace(FORMULA, "'").replaceAll('"', '""')}"`;

/** Writes CSV for spreadsheets: every cell quoted, no formulas, a UTF-8 byte order mark, line ends of RFC 4180. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
