import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True with FULL_TESTS=1, as in the nightly run: sweeps then test every case instead of the few that `npm test` covers. */
export const isFull = process.env.FULL_TESTS === '1';

/** Returns the cases of a sweep: all of them in the nightly run, otherwise only the first `count`. */
export const someOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count);

/** Returns the first entry of a list; throws if the list is empty. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('an empty list');
  return entry;
}

/** Returns the first entry of each kind. */
export const firstOfEach = <Entry>(entries: readonly Entry[], kindOf: (entry: Entry) => string): Entry[] =>
  entries.filter((entry) => entries.find((other) => kindOf(other) === kindOf(entry)) === entry);

/** Runs a check for every case, `atOnce` at a time; throws a single error that lists each failed case and the reason. */
export async function assertEach<const Case>(
  cases: readonly Case[],
  check: (item: Case) => unknown,
  nameOf: (item: Case) => string = (item) => JSON.stringify(item),
  atOnce = 1,
): Promise<void> {
  const failures: string[] = [];
  for (let at = 0; at < cases.length; at += atOnce) {
    const group = cases.slice(at, at + atOnce);
    const results = await Promise.allSettled(group.map(async (item) => check(item)));
    for (const [index, item] of group.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') failures.push(`${nameOf(item)}: ${result.reason}`);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${cases.length} failed\n${failures.join('\n')}`);
}

/** A case keyed by column heading: the inputs first, then the expected values. */
export type Case = Readonly<Record<string, string>>;

/** A comma outside quotation marks. */
const COMMA = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Reads cases from a .csv or .tsv file in tests/fixtures. Unquotes cells and skips lines that start with #. */
export function readCases(path: string): readonly Case[] {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures', path), 'utf8');
  const separator = path.endsWith('.tsv') ? '\t' : COMMA;
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [heads = [], ...rows] = lines.map(cellsOf);
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}
