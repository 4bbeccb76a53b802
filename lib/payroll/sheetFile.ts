import type { RowTexts as LineTexts } from '../money/breakdown.ts';
import { toCsv } from '../money/csv.ts';
import { markCells } from '../money/markedRows.ts';
import { say } from '../words/say.ts';
import { payrollFileWords } from '../words/sw/payrollFile.ts';
import { writeChoice } from './choices.ts';
import { COLUMNS } from './columns.ts';
import type { RowTexts } from './rowTexts.ts';
import type { PayrollRun } from './run.ts';
import { monthName, monthOf } from './sheet.ts';
import { slipMarks } from './slipMarks.ts';

/** First cell of the rows below the employees, where reading ends. */
const END_MARK = 'Totals of the run';

/** First cell of the row below them that names the month. */
const MONTH_MARK = 'Month of the run';

/** True for a cell that holds these words in one of the languages. */
const isMark = (mark: typeof END_MARK | typeof MONTH_MARK, cell = ''): boolean =>
  cell.trim() === mark || cell.trim() === payrollFileWords[mark];

export const isEndMark = (cell: string | undefined): boolean => isMark(END_MARK, cell);
export const isMonthMark = (cell: string | undefined): boolean => isMark(MONTH_MARK, cell);

/** Columns that the file has beside those of the sheet: worked out, so that reading leaves them aside without a word. */
export const RESULT_COLUMNS = [
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

const RESULT = '{header} (result)';

type ResultLine = (typeof RESULT_COLUMNS)[number][1];

/** Lines that were worked out by their headings, in both languages. */
const RESULT_LINES = new Map(
  RESULT_COLUMNS.flatMap(([header, line]): [string, ResultLine][] => [
    [RESULT.replace('{header}', header), line],
    [payrollFileWords[RESULT].replace('{header}', payrollFileWords[header]), line],
  ]),
);

/** The line that was worked out under a heading, or undefined. */
export const resultLine = (heading: string): ResultLine | undefined => RESULT_LINES.get(heading.trim());

/** True for the heading of a line that was worked out. */
export const isResultHeader = (heading: string): boolean => resultLine(heading) !== undefined;

/** What a spreadsheet would take for a formula or a command is written behind an apostrophe. */
export const guard = (text: string) => (/^'*[=+\-@|%]/.test(text) ? `'${text}` : text);

/** Takes the apostrophe of `guard` off again. */
export const unguard = (text: string): string => text.trim().replace(/^'(?='*[=+\-@|%])/, '');

/** The template: the columns' names and two people to write over. */
export const templateCsv = (): string =>
  toCsv([
    COLUMNS.map(({ header }) => say(header)),
    ...TEMPLATE_ROWS.map((texts) => COLUMNS.map(({ id }) => writeChoice(id, texts[id] ?? ''))),
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

/**
 * A run as a CSV file: what was entered, the lines worked out, totals below, then whose word a rule is. Reading it gives the
 * same rows again.
 *
 * @param texts of the lines, with their marks
 */
export function runCsv(rows: readonly RowTexts[], run: PayrollRun, texts: LineTexts): string {
  const { slips, authorities, totals, cash } = run;
  const lines = slips.map((slip, index) => [
    ...COLUMNS.map(({ id }) => guard(writeChoice(id, rows[index]?.[id]?.trim() ?? ''))),
    ...RESULT_COLUMNS.map(([, line]) => slip[line]),
  ]);
  return toCsv([
    [
      ...COLUMNS.map(({ header }) => say(header)),
      ...RESULT_COLUMNS.map(([header]) => say(RESULT, { header: say(header) })),
    ],
    ...lines,
    [say(END_MARK), ...COLUMNS.slice(1).map(() => ''), ...RESULT_COLUMNS.map(([, line]) => totals[line])],
    [say('Net pay'), '', '', totals.net],
    ...authorities.map(({ name, what, due, dueText, amount }) => [
      name,
      what,
      due ? say('due {day}', { day: dueText }) : '',
      amount,
    ]),
    [say('All payments'), '', '', cash],
    [say(MONTH_MARK), monthName(monthOf(run.settings.month))],
    ...markCells(slipMarks(slips, texts)),
  ]);
}
