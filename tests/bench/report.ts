import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * One measurement beside its budget, in words. Rows with a column stand in one line of a wide table with the others of
 * their name. Where there is no budget its text is empty.
 */
export type Row = { name: string; column?: string; measured: string; budget: string; isWithin: boolean };

/** A table of measurements; the note says in words what holds for all of it. */
export type Section = { title: string; note?: string; rows: Row[] };

/** A measurement that no budget limits. */
export const fact = (name: string, column: string, measured: string): Row => ({
  name,
  column,
  measured,
  budget: '',
  isWithin: true,
});

const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- /measured -->';

/** Bytes as '12.3 kB'. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function longTable(rows: readonly Row[]): string[] {
  const lines = rows.map(({ name, measured, budget, isWithin }) =>
    lineOf([name, measured, budget, isWithin ? 'yes' : '**no**']),
  );
  return ['| what | measured | budget | within |', '|---|---|---|---|', ...lines];
}

function wideTable(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.map(({ column = '' }) => column))];
  const lines = [...Map.groupBy(rows, ({ name }) => name)].map(([name, cells]) => {
    const texts = columns.map((column) => {
      const cell = cells.find((one) => one.column === column);
      if (cell === undefined) return '';
      return cell.isWithin ? cell.measured : `**${cell.measured}** (budget ${cell.budget})`;
    });
    return lineOf([name, ...texts]);
  });
  return [lineOf(['', ...columns]), `|${'---|'.repeat(columns.length + 1)}`, ...lines];
}

function tableOf({ title, note, rows }: Section): string {
  const table = rows.some(({ column }) => column !== undefined) ? wideTable(rows) : longTable(rows);
  return [`### ${title}`, '', ...(note ? [note, ''] : []), ...table].join('\n');
}

/** The tables of a run as Markdown. */
export const tablesOf = (sections: readonly Section[]): string => sections.map(tableOf).join('\n\n');

/** Puts the tables between the marks of a Markdown file, with what they were measured on. */
export function writeSections(file: string, browser: string, sections: readonly Section[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${browser}, ${cpus().length} cores, ${day}.`;
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${file} has no place for the tables: expected ${START} and ${END}.`);
  writeFileSync(file, `${text.slice(0, start)}${START}\n\n${machine}\n\n${tablesOf(sections)}\n\n${text.slice(end)}`);
}
