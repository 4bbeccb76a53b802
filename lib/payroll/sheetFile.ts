import { readDelimited, toCsv } from '../money/csv.ts';
import { parseAmount } from '../money/input.ts';
import { withoutInvisible } from '../text/typedText.ts';
import type { PayrollRun } from './run.ts';
import { COLUMNS, type ColumnId, HEADINGS, isBlank, MAX_EMPLOYEES, type RowTexts } from './sheet.ts';

/** First cell of the rows below the employees; reading ends there. */
const END_MARK = 'Totals of the run';

/** End of the heading of a calculated column, which reading ignores. */
const RESULT_MARK = ' (result)';

/** Calculated columns, which follow the template's. */
const RESULT_COLUMNS = [
  ['Gross', 'gross'],
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

const cellsOf = (texts: RowTexts) => COLUMNS.map((id) => texts[id]?.trim() ?? '');

/** Persons of the template and of the example. */
export const TEMPLATE_ROWS: readonly RowTexts[] = [
  {
    number: '1',
    name: 'Asha Mushi',
    status: 'resident',
    basic: '1,200,000',
    allowances: '150,000',
    fund: 'NSSF',
    heslb: 'yes',
  },
  { number: '2', name: 'John Peter', status: 'resident', basic: '2,500,000', fund: 'NSSF', union: '2%' },
];

/** Returns the template: column names and two persons to overwrite. */
export const templateCsv = (): string => toCsv([Object.values(HEADINGS), ...TEMPLATE_ROWS.map(cellsOf)]);

/** Writes a run as a CSV file: entered columns, calculated columns, totals below. Reading it returns the same rows. */
export function runCsv(rows: readonly RowTexts[], { slips, totals, authorities, cash }: PayrollRun): string {
  return toCsv([
    [...Object.values(HEADINGS), ...RESULT_COLUMNS.map(([header]) => header + RESULT_MARK)],
    ...slips.map((slip, index) => [...cellsOf(rows[index] ?? {}), ...RESULT_COLUMNS.map(([, line]) => slip[line])]),
    [END_MARK, ...COLUMNS.slice(1).map(() => ''), ...RESULT_COLUMNS.map(([, line]) => totals[line])],
    ['Net pay', '', '', totals.net],
    ...authorities.map(({ name, what, due, dueText, amount }) => [name, what, due ? `due ${dueText}` : '', amount]),
    ['All payments', '', '', cash],
  ]);
}

/** What was left out of a file, or may be no person: a code with its names. */
export type ImportNote =
  | { code: 'no-headings' }
  | { code: 'unused-columns'; headings: readonly string[] }
  | { code: 'total-left-out' | 'maybe-total'; name: string }
  | { code: 'too-many'; most: number };

/** Rows of a file or of pasted text, with notes for the visitor. */
export type ImportedSheet = { rows: RowTexts[]; notes: ImportNote[] };

/** How the row of totals at the end of many spreadsheets begins: 'TOTAL:', 'Sub total', 'Totals for November'. */
const TOTAL = /^\P{L}*(?:grand\W*|sub\W*)?(?:totals?|jumla)(?!\p{L})/iu;

/** Rows in which the headings are looked for, below a title and the like. */
const ROWS_ABOVE = 10;

const plainHeading = (text: string) =>
  withoutInvisible(text.normalize('NFKC')).trim().replace(/\s+/g, ' ').toLowerCase();

const columnNamed = (heading: string): ColumnId | undefined =>
  COLUMNS.find((id) => plainHeading(HEADINGS[id]) === plainHeading(heading));

const namesColumns = (cells: readonly string[]): boolean => {
  const columns = cells.map(columnNamed);
  return columns.includes('name') && columns.includes('basic');
};

/** Names the people whose basic pay is that of all above them together: their row may be one of totals. */
function sumsOf(people: readonly RowTexts[]): string[] {
  let sum = 0;
  return people.flatMap(({ name = '', basic = '' }, index) => {
    const amount = parseAmount(basic) ?? 0;
    const isSum = index > 1 && amount > 0 && amount === sum;
    sum += amount;
    return isSum ? [name] : [];
  });
}

function textsOf(cells: readonly string[], columns: readonly (ColumnId | undefined)[]): RowTexts {
  const texts: RowTexts = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column !== undefined) texts[column] ??= cell.trim();
  }
  return texts;
}

/** Reads a CSV file in the template's columns, or such rows from a spreadsheet. One of the first rows names the columns. */
export function readSheet(source: string): ImportedSheet {
  const all = readDelimited(source);
  const top = all.slice(0, ROWS_ABOVE).findIndex(namesColumns);
  if (top < 0) return { rows: [], notes: [{ code: 'no-headings' }] };
  const [headings = [], ...body] = all.slice(top);
  const columns = headings.map(columnNamed);
  const end = body.findIndex(([first]) => first?.trim() === END_MARK);
  const found = (end < 0 ? body : body.slice(0, end)).map((cells) => textsOf(cells, columns));
  const isTotal = ({ name = '' }: RowTexts) => TOTAL.test(name);
  const people = found.filter((texts) => !isBlank(texts) && !isTotal(texts));
  const unused = headings.filter(
    (heading, index) => heading.trim() && !columns[index] && !heading.endsWith(RESULT_MARK),
  );
  return {
    rows: people.slice(0, MAX_EMPLOYEES),
    notes: [
      ...(unused.length > 0 ? [{ code: 'unused-columns', headings: unused } as const] : []),
      ...found.filter(isTotal).map(({ name = '' }) => ({ code: 'total-left-out', name }) as const),
      ...sumsOf(people).map((name) => ({ code: 'maybe-total', name }) as const),
      ...(people.length > MAX_EMPLOYEES ? [{ code: 'too-many', most: MAX_EMPLOYEES } as const] : []),
    ],
  };
}
