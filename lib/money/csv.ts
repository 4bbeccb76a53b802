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
export const rearm = (text: string): string => text.replace(DISARMED, '');

function cell(value: string | number): string {
  const text = typeof value === 'number' ? roundToCents(value).toFixed(2) : disarm(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as a CSV file (RFC 4180), amounts with 2 decimals, texts without formulas; lib/payroll/delimited.ts reads the
 * same cells. The byte order mark tells Excel that it is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
