import { roundToCents } from './amount.ts';

/**
 * Matches a sign that a spreadsheet treats as the start of a formula or command, at the start of a cell. A cell may also
 * start after a semicolon or a tab, or where the spreadsheet misparses quotes. Full-width signs start formulas too. Each
 * match includes all blanks before the sign, so that matching stays linear.
 */
const CELL_START = /(?:^|[;\t\r\n])[\s\p{Cf}"']*([=+\-@＝＋－＠|%]?)/gu;

/** Escapes formulas and commands with an apostrophe (CSV injection). */
const disarm = (text: string): string =>
  text.replace(CELL_START, (start, sign) => (sign ? `${start.slice(0, -1)}'${sign}` : start));

/** Removes the apostrophes added by `disarm`. */
const rearm = (text: string): string =>
  text.replace(CELL_START, (start, sign) => (sign && start.at(-2) === "'" ? start.slice(0, -2) + sign : start));

function cell(value: string | number): string {
  const text = typeof value === 'number' ? roundToCents(value).toFixed(2) : disarm(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Serializes rows as CSV (RFC 4180), with amounts to 2 decimals and formulas escaped. readDelimited is its inverse. The byte
 * order mark tells Excel that the file is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Cell separators in CSV files and in rows pasted from a spreadsheet. */
export const SEPARATORS = ['\t', ';', ','] as const;

/** Matches a cell, quoted or unquoted, and its separator. */
const cellPattern = (separator: string) =>
  new RegExp(`(?: *("(?:[^"]|"")*"?))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** First line with which Excel declares a file's separator. */
const SEPARATOR_LINE = /^\ufeff?sep=([;,\t])[\r\n]+/i;

/** Returns the separator that a file declares, if any. */
export const separatorOf = (source: string): string | undefined => SEPARATOR_LINE.exec(source)?.[1];

/** A row of a file and the line number on which it starts, from 1. */
export type DelimitedRow = { cells: string[]; line: number; isQuoteOpen: boolean };

/** Checks whether a quoted cell runs into others because its quote is unclosed, or closed by another cell's quote. */
const isOpen = (quoted: string, rest: string, separator: string): boolean =>
  !/^"(?:[^"]|"")*"$/.test(quoted) || (rest.trim() !== '' && (/[\r\n]/.test(quoted) || quoted.includes(separator)));

/** Matches the rest of a line, including its line break. */
const REST_OF_LINE = /([^\r\n]*)(\r\n|\n|\r|$)/y;

const countLines = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * Parses CSV (RFC 4180) or rows pasted from a spreadsheet, and unescapes formulas. Skips empty rows. An unclosed quote ends
 * with its line, so that it cannot swallow other rows.
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
