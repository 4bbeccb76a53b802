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

/** A measurement that its budget limits, both in words of the same kind; in a column of a wide table where one is named. */
export const atMost = (
  name: string,
  value: number,
  limit: number,
  say: (value: number) => string = String,
  column?: string,
): Row => ({
  name,
  ...(column !== undefined && { column }),
  measured: say(value),
  budget: say(limit),
  isWithin: value <= limit,
});

/** Milliseconds as '12 ms'. */
export const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

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
