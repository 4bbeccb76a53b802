import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a file of cases, by the heads of its columns. */
export type Case = Readonly<Record<string, string>>;

/**
 * Cases of tests/fixtures/tax, worked out apart from the engines: rates taken from the law by hand, amounts in decimal
 * arithmetic with halves rounded up, days by the calendar.
 */
export function readCases(name: string): Case[] {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures/tax', name), 'utf8');
  const [heads = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}
