import { roundToCents } from './amount.ts';

/**
 * What a spreadsheet takes for the start of a formula or a command: a sign at the start of a cell, and at what it takes for
 * the start of one where it separates cells by semicolons or tabs, or loses count of the quotes. Formulas have full-width
 * signs too.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠|%])/gu;
const DISARMED = /(?<=^|[;\t\r\n])'(?=[\s\p{Cf}"']*[=+\-@＝＋－＠|%])/gu;

/** Puts an apostrophe before text that a spreadsheet would run as a formula or a command. */
const disarm = (text: string): string => text.replace(FORMULA, "'");

/** Removes the apostrophes that toCsv wrote. */
const rearm = (text: string): string => text.replace(DISARMED, '');

function cell(value: string | number): string {
  const text = typeof value === 'number' ? roundToCents(value).toFixed(2) : disarm(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as a CSV file (RFC 4180), amounts with 2 decimals, texts without formulas; readDelimited reads the same
 * cells. The byte order mark tells Excel that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Returns the separator of the first line that has one: a tab if there is one, else the more frequent of semicolon and comma. */
function separatorOf(text: string): string {
  const first = text.split(/[\r\n]/).find((line) => /[\t;,]/.test(line)) ?? '';
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** Matches a cell, quoted or not, and its separator. A quote that is not closed runs to the end, as in spreadsheets. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** First line with which Excel says the separator of a file. */
const SEPARATOR_LINE = /^sep=([;,\t])[\r\n]+/i;

/**
 * Parses a CSV file (RFC 4180) or rows copied from a spreadsheet into cells, without the apostrophes that disarm formulas;
 * leaves out empty rows.
 */
export function readDelimited(source: string): string[][] {
  const whole = source.replace(/^\ufeff/, '');
  const text = whole.replace(SEPARATOR_LINE, '');
  const separator = SEPARATOR_LINE.exec(whole)?.[1] ?? separatorOf(text);
  const pattern = cellPattern(separator);
  const rows: string[][] = [[]];
  while (pattern.lastIndex < text.length) {
    const [, quoted = '', rest = '', end] = pattern.exec(text) ?? [];
    rows.at(-1)?.push(rearm(quoted.replaceAll('""', '"') + rest));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
