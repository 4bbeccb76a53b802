/**
 * `npm run bench:compare -- main.json branch.json`: two runs of `BENCH_JSON=file npm run bench` as a Markdown table,
 * row by row with the ratio of the branch to main.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Row, Section } from './report.ts';

const sectionsSchema = z.array(
  z.object({
    title: z.string(),
    rows: z.array(
      z.object({
        name: z.string(),
        column: z.string().optional(),
        measured: z.string(),
        budget: z.string(),
        isWithin: z.boolean(),
      }),
    ),
  }),
);

/** A change below this share of the value lies within what one machine measures twice. */
const NOISE = 0.03;

/** Writes a run for a later comparison. */
export function writeRun(file: string, sections: readonly Section[]): void {
  writeFileSync(file, `${JSON.stringify(sections, null, 2)}\n`);
}

/** A title says in brackets what was measured with, which may differ between runs. */
const subjectOf = ({ title }: Section) => title.replace(/ \(.*$/, '');

/** Rows by what they measure, and in which column; one that begins with '…' belongs to the full name above it. */
function rowsByName(section: Section | undefined): Map<string, Row> {
  let subject = '';
  return new Map(
    (section?.rows ?? []).map((row): [string, Row] => {
      if (row.name.startsWith('…')) return [`${subject} ${row.name}`, row];
      subject = row.name;
      return [row.column === undefined ? row.name : `${row.name}: ${row.column}`, row];
    }),
  );
}

/** The number that a measurement begins with, in its own unit: '127.2 kB, 1.104 of ...' is 127.2. */
function numberOf(row: Row | undefined): number {
  return Number.parseFloat(row?.measured ?? '');
}

function ratioOf(main: Row | undefined, branch: Row | undefined): string {
  const [before, after] = [numberOf(main), numberOf(branch)];
  if (before === after) return '1.00';
  const ratio = after / before;
  if (!Number.isFinite(ratio)) return '–';
  const text = ratio.toFixed(2);
  return Math.abs(ratio - 1) < NOISE ? text : `**${text}**`;
}

const cell = (row: Row | undefined) =>
  row === undefined
    ? '–'
    : `${row.measured}${row.isWithin ? '' : ' (over budget)'}`.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** Both runs as Markdown: a table for each subject, with what only one of them measured beside a dash. */
export function compareRuns(main: readonly Section[], branch: readonly Section[]): string {
  const subjects = new Set([...branch, ...main].map(subjectOf));
  const tables = [...subjects].map((subject) => {
    const [before, after] = [main, branch].map((run) =>
      rowsByName(run.find((section) => subjectOf(section) === subject)),
    );
    const names = new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])]);
    const lines = [...names].map((name) => {
      const [old, current] = [before?.get(name), after?.get(name)];
      return `| ${name} | ${cell(old)} | ${cell(current)} | ${ratioOf(old, current)} |`;
    });
    return [`### ${subject}`, '', '| what | main | branch | ratio |', '|---|---|---|---|', ...lines].join('\n');
  });
  return `${tables.join('\n\n')}\n`;
}

if (import.meta.main) {
  const [main, branch] = process.argv
    .slice(2)
    .map((file) => sectionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  if (main === undefined || branch === undefined)
    throw new Error('Usage: npm run bench:compare -- main.json branch.json');
  process.stdout.write(compareRuns(main, branch));
}
