import { toCsv } from '../money/csv.ts';
import type { PayrollRun } from './run.ts';
import { COLUMNS, type RowTexts } from './sheet.ts';

/** First cell of the rows below the employees; reading ends there. */
export const END_MARK = 'Totals of the run';

/** End of the heading of a calculated column, which reading ignores. */
export const RESULT_MARK = ' (result)';

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

const headings = COLUMNS.map(({ header }) => header);
const cellsOf = (texts: RowTexts) => COLUMNS.map(({ id }) => texts[id]?.trim() ?? '');

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
export const templateCsv = (): string => toCsv([headings, ...TEMPLATE_ROWS.map(cellsOf)]);

/** Writes a run as a CSV file: entered columns, calculated columns, totals below. Reading it returns the same rows. */
export function runCsv(rows: readonly RowTexts[], { slips, totals, authorities, cash }: PayrollRun): string {
  return toCsv([
    [...headings, ...RESULT_COLUMNS.map(([header]) => header + RESULT_MARK)],
    ...slips.map((slip, index) => [...cellsOf(rows[index] ?? {}), ...RESULT_COLUMNS.map(([, line]) => slip[line])]),
    [END_MARK, ...COLUMNS.slice(1).map(() => ''), ...RESULT_COLUMNS.map(([, line]) => totals[line])],
    ['Net pay', '', '', totals.net],
    ...authorities.map(({ name, what, due, dueText, amount }) => [name, what, due ? `due ${dueText}` : '', amount]),
    ['All payments', '', '', cash],
  ]);
}
