/**
 * A measurement and its budget, in words. Rows with a column share a line of a wide table with rows of the same name.
 * Without a budget its text is empty.
 */
export type Row = { name: string; column?: string; measured: string; budget: string; isWithin: boolean };

/** A table of measurements, with a note on all of them. */
export type Section = { title: string; note?: string; rows: Row[] };

/** Builds a measurement without a budget. */
export const fact = (name: string, column: string, measured: string): Row => ({
  name,
  column,
  measured,
  budget: '',
  isWithin: true,
});

/** Builds a measurement with a maximum, in a column of a wide table if given. */
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

/** Builds a measurement with a minimum. */
export const atLeast = (
  name: string,
  value: number,
  limit: number,
  say: (value: number) => string = String,
  column?: string,
): Row => ({ ...atMost(name, value, limit, say, column), isWithin: value >= limit });

/** Formats milliseconds: '12 ms'. */
export const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

/** Formats bytes: '12.3 kB'. */
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

/** Writes the tables of a run as Markdown. */
export const tablesOf = (sections: readonly Section[]): string => sections.map(tableOf).join('\n\n');
