import { toCsv } from '../money/csv.ts';
import { COLUMNS, type ColumnId, columnNamed } from './columns.ts';
import { readDelimited } from './delimited.ts';
import { isBlank, MAX_EMPLOYEES, type RowTexts } from './rowTexts.ts';
import type { PayrollRun } from './run.ts';

/** What a file or pasted rows hold, and what the visitor should know about them. */
export type ImportedSheet = { rows: RowTexts[]; notes: string[] };

/** First cell of the rows below the employees, where reading ends. */
const END_MARK = 'Totals of the run';

/** Columns that the file has beside those of the sheet: worked out, so that reading leaves them aside without a word. */
const RESULT_COLUMNS = [
  ['Gross', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension, employee', 'employeePension'],
  ['Taxable pay', 'taxable'],
  ['Tax', 'paye'],
  ['HESLB deducted', 'heslb'],
  ['Union deducted', 'union'],
  ['Deductions', 'deductions'],
  ['Net pay', 'net'],
  ['Pension, employer', 'employerPension'],
  ['SDL', 'sdl'],
  ['WCF', 'wcf'],
  ['Cost', 'cost'],
] as const;

const RESULT_HEADERS: readonly string[] = RESULT_COLUMNS.map(([header]) => `${header} (result)`);

/** What a spreadsheet would take for a formula is written behind an apostrophe, which reading takes off again. */
const guard = (text: string) => (/^'*[=+\-@]/.test(text) ? `'${text}` : text);
const unguard = (text: string) => text.trim().replace(/^'(?='*[=+\-@])/, '');

/** The template: the columns' names and two people to write over. */
export const templateCsv = (): string =>
  toCsv([
    COLUMNS.map(({ header }) => header),
    ...TEMPLATE_ROWS.map((texts) => COLUMNS.map(({ id }) => texts[id] ?? '')),
  ]);

/** People of the template, and of the worked example of the page. */
export const TEMPLATE_ROWS: readonly RowTexts[] = [
  {
    number: '1',
    name: 'Asha Mushi',
    status: 'resident',
    basic: '1200000',
    allowances: '150000',
    fund: 'NSSF',
    heslb: 'yes',
  },
  {
    number: '2',
    name: 'John Peter',
    status: 'resident',
    basic: '2500000',
    fund: 'NSSF',
    union: '2%',
    carCc: '1800',
    carOld: 'no',
    carClaimed: 'yes',
  },
];

/** Columns of the first row where it names at least two of them; else the template's order, and the row is a person. */
function headingsOf(cells: readonly string[]): (ColumnId | undefined)[] | undefined {
  const columns = cells.map((cell) => (RESULT_HEADERS.includes(cell.trim()) ? undefined : columnNamed(cell)));
  return columns.filter((column) => column !== undefined).length >= 2 ? columns : undefined;
}

function textsOf(cells: readonly string[], columns: readonly (ColumnId | undefined)[]): RowTexts {
  const texts: RowTexts = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column !== undefined) texts[column] ??= unguard(cell);
  }
  return texts;
}

/** Reads a CSV file, or rows pasted from a spreadsheet, with a header row or in the order of the template. */
export function readSheet(source: string): ImportedSheet {
  const [first, ...others] = readDelimited(source);
  if (!first) return { rows: [], notes: ['There are no rows in it.'] };
  const headings = headingsOf(first);
  const columns = headings ?? COLUMNS.map(({ id }) => id);
  const body = headings ? others : [first, ...others];
  const end = body.findIndex((cells) => cells[0]?.trim() === END_MARK);
  const people = (end < 0 ? body : body.slice(0, end))
    .map((cells) => textsOf(cells, columns))
    .filter((texts) => !isBlank(texts));
  const notes: string[] = [];
  const unused = headings
    ? first.filter((cell, index) => cell.trim() && !headings[index] && !RESULT_HEADERS.includes(cell.trim()))
    : [];
  if (unused.length > 0) notes.push(`Not used, since the template has no such column: ${unused.join(', ')}.`);
  if (!headings) notes.push('No header row was found: the columns were read in the order of the template.');
  if (people.length > MAX_EMPLOYEES) notes.push(`Only the first ${MAX_EMPLOYEES} employees were taken.`);
  return { rows: people.slice(0, MAX_EMPLOYEES), notes };
}

/** A run as a CSV file: what was entered, the lines worked out, and totals below. Reading it gives the same rows again. */
export function runCsv(rows: readonly RowTexts[], { slips, authorities, totals, cash }: PayrollRun): string {
  const lines = slips.map((slip, index) => [
    ...COLUMNS.map(({ id }) => guard(rows[index]?.[id]?.trim() ?? '')),
    ...RESULT_COLUMNS.map(([, line]) => slip[line]),
  ]);
  return toCsv([
    [...COLUMNS.map(({ header }) => header), ...RESULT_HEADERS],
    ...lines,
    [END_MARK, ...COLUMNS.slice(1).map(() => ''), ...RESULT_COLUMNS.map(([, line]) => totals[line])],
    ['Net pay', '', '', totals.net],
    ...authorities.map(({ name, what, due, amount }) => [name, what, due ? `due ${due}` : '', amount]),
    ['All payments', '', '', cash],
  ]);
}
