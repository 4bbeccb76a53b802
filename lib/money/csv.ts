import { roundToCents } from './amount.ts';

/**
 * What a spreadsheet takes for the start of a formula or a command: a sign at the start of a cell. A cell may also
 * start after a semicolon or a tab, or where the spreadsheet loses count of the quotes. Full-width signs start formulas
 * too. Every match takes all the blanks before a sign, so that no text is read twice.
 */
const CELL_START = /(?:^|[;\t\r\n])[\s\p{Cf}"']*([=+\-@＝＋－＠|%]?)/gu;

/** Puts an apostrophe before a sign that a spreadsheet would run as a formula or a command. */
const disarm = (text: string): string =>
  text.replace(CELL_START, (start, sign) => (sign ? `${start.slice(0, -1)}'${sign}` : start));

/** Removes the apostrophes that toCsv wrote. */
const rearm = (text: string): string =>
  text.replace(CELL_START, (start, sign) => (sign && start.at(-2) === "'" ? start.slice(0, -2) + sign : start));

function cell(value: string | number): string {
  const text = typeof value === 'number' ? roundToCents(value).toFixed(2) : disarm(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as a CSV file (RFC 4180) with amounts to 2 decimals and without formulas in texts. readDelimited reads the same
 * cells. The byte order mark tells Excel that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Separators of cells, in rows that are copied from a spreadsheet and in CSV files. */
export const SEPARATORS = ['\t', ';', ','] as const;

/** Matches a cell, quoted or not, and its separator. */
const cellPattern = (separator: string) =>
  new RegExp(`(?: *("(?:[^"]|"")*"?))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** First line in which Excel states the separator of a file. */
const SEPARATOR_LINE = /^\ufeff?sep=([;,\t])[\r\n]+/i;

/** Returns the separator that a file states, if any. */
export const separatorOf = (source: string): string | undefined => SEPARATOR_LINE.exec(source)?.[1];

/** A row of a file with the line on which it begins, from 1. */
export type DelimitedRow = { cells: string[]; line: number; isQuoteOpen: boolean };

/** Checks whether a quoted cell runs on into others, because its quote is not closed or is closed by another cell's quote. */
const isOpen = (quoted: string, rest: string, separator: string): boolean =>
  !/^"(?:[^"]|"")*"$/.test(quoted) || (rest.trim() !== '' && (/[\r\n]/.test(quoted) || quoted.includes(separator)));

/** The rest of a line and its end. */
const REST_OF_LINE = /([^\r\n]*)(\r\n|\n|\r|$)/y;

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * Parses a CSV file (RFC 4180) or rows copied from a spreadsheet, without the apostrophes that disarm formulas. Leaves out
 * empty rows. A quote that is not closed ends with its line, so it cannot swallow another row.
 */
export function readDelimited(source: string, separator: string = separatorOf(source) ?? ','): DelimitedRow[] {
  const pattern = cellPattern(separator);
  let place = SEPARATOR_LINE.exec(source)?.[0].length ?? (source.startsWith('\ufeff') ? 1 : 0);
  let line = 1 + countLines(source.slice(0, place));
  let row: DelimitedRow = { cells: [], line, isQuoteOpen: false };
  const rows = [row];
  while (place < source.length) {
    pattern.lastIndex = place;
    let [read = '', quoted = '', rest = '', end] = pattern.exec(source) ?? [];
    if (quoted && isOpen(quoted, rest, separator)) {
      REST_OF_LINE.lastIndex = place;
      [read = '', rest = '', end] = REST_OF_LINE.exec(source) ?? [];
      quoted = '';
      row.isQuoteOpen = true;
    }
    place += read.length;
    line += countLines(read);
    row.cells.push(rearm(quoted.slice(1, -1).replaceAll('""', '"') + rest));
    if (end === separator) continue;
    row = { cells: [], line, isQuoteOpen: false };
    rows.push(row);
  }
  return rows.filter(({ cells }) => cells.some((text) => text.trim() !== ''));
}
