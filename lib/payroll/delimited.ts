import { rearm } from '../money/csv.ts';

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
