import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a file of cases, by the heads of its columns. */
export type Case = Readonly<Record<string, string>>;

/**
 * Cases of tests/fixtures, worked out apart from the engines: rates taken from the law by hand, amounts in exact fractions
 * or decimals with halves rounded up, days by the calendar. Lines that begin with # are notes.
 */
export function readCases(path: string): Case[] {
  const separator = path.endsWith('.tsv') ? '\t' : ',';
  const [heads = [], ...lines] = readFileSync(join(process.cwd(), 'tests/fixtures', path), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(separator));
  return lines.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}
