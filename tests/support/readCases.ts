import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A case by column headings: the question, then the answer. */
export type Case = Readonly<Record<string, string>>;

/** A comma outside quotation marks. */
const COMMA = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Reads the cases of a .csv or .tsv file of tests/fixtures, without quotation marks in cells; # begins a note. */
export function readCases(path: string): readonly Case[] {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures', path), 'utf8');
  const separator = path.endsWith('.tsv') ? '\t' : COMMA;
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [heads = [], ...rows] = lines.map(cellsOf);
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}
