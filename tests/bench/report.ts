import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** One measurement beside its budget, in words. */
export type Row = { name: string; column?: string; measured: string; budget: string; isWithin: boolean };

/** A table of measurements. */
export type Section = { title: string; rows: Row[] };

const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- /measured -->';

/** Bytes as '12.3 kB'. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function tableOf({ title, rows }: Section): string {
  const lines = rows.map(
    ({ name, measured, budget, isWithin }) => `| ${name} | ${measured} | ${budget} | ${isWithin ? 'yes' : '**no**'} |`,
  );
  return [`### ${title}`, '', '| what | measured | budget | within |', '|---|---|---|---|', ...lines].join('\n');
}

/** Puts the tables between the marks of a Markdown file and on the console, with what they were measured on. */
export function writeSections(file: string, browser: string, sections: Section[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${browser}, ${cpus().length} cores, ${day}.`;
  const tables = sections.map(tableOf).join('\n\n');
  console.log(tables);
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${file} has no place for the tables: expected ${START} and ${END}.`);
  writeFileSync(file, `${text.slice(0, start)}${START}\n\n${machine}\n\n${tables}\n\n${text.slice(end)}`);
}
