import { parseNumber } from '../money/input.ts';
import { say } from '../words/say.ts';
import { payrollFileWords } from '../words/sw/payrollFile.ts';
import { readChoice } from './choices.ts';
import { columnNamed } from './columnNames.ts';
import { rowsText } from './counted.ts';
import { readDelimited } from './delimited.ts';
import type { Payslip } from './payslip.ts';
import type { PayrollRules } from './rates.ts';
import { isResidentWord } from './readEmployee.ts';
import { readSheet } from './readSheet.ts';
import type { PayrollRun } from './run.ts';
import { MONTHS, type MonthTexts } from './sheet.ts';
import { isEndMark, isMonthMark, RESULT_COLUMNS, resultLine, unguard } from './sheetFile.ts';
import { workOut } from './workOut.ts';

/** The lines of a payslip that a month's file holds. */
export type MonthLine = (typeof RESULT_COLUMNS)[number][1];
export type MonthLines = Readonly<Record<MonthLine, number>>;

/** One person in a month's file. */
export type MonthPerson = {
  number: string;
  name: string;
  /** Taxed by the bands, with one employment. */
  isResident: boolean;
  lines: MonthLines;
};

/** Month of an income year. */
export type PayMonth = Pick<MonthTexts, 'year' | 'month'>;

/** A payroll of another month, read from its file. */
type MonthFile = {
  /** Where the file or its name says it. */
  month?: PayMonth;
  people: readonly MonthPerson[];
  /** What the visitor should know about the file. */
  notes: readonly string[];
};

/** A file as a month's payroll, or why it is none. */
export type ReadMonth = (MonthFile & { error?: undefined }) | { error: string };

export const MONTH_FILE_ERRORS = {
  empty: 'There are no rows in this file.',
  workbook: 'This is an Excel workbook or another program’s file. Save the sheet as CSV, and open that.',
  unnamed: 'This file names no columns that we know. Open the CSV file of a run, or one with the template’s columns.',
  nobody: 'No employee of this file has a name and a basic pay that can be read.',
  unpaid: 'A row of this file has no figures in its results. Download the CSV file of that run again.',
} as const;

/** 'november 2026' or 'novemba 2026' in a name or a row, as the month of an income year. */
export function monthIn(text: string): PayMonth | undefined {
  const [, name = '', calendarYear = ''] = /([a-z]{3,9})[\s_-]+(20\d\d)/i.exec(text) ?? [];
  const isNamed = (label: string) => label.toLowerCase() === name.toLowerCase();
  const month = MONTHS.find(([, label]) => isNamed(label) || isNamed(payrollFileWords[label]))?.[0];
  if (!month) return undefined;
  const start = Number(calendarYear) - (month >= '07' ? 0 : 1);
  return { year: `${start}/${String(start + 1).slice(2)}`, month };
}

/** True for what begins as a workbook or a PDF does, or holds what no text does. */
const isNoText = (source: string) =>
  source.startsWith('PK\u0003') || source.startsWith('%PDF') || source.slice(0, 2000).includes('\0');

/** Cells of a file of ours, as people with the results that stand in it. */
function readResults(rows: readonly (readonly string[])[]): ReadMonth {
  const [head = [], ...body] = rows;
  const end = body.findIndex(([first]) => isEndMark(first));
  const at = RESULT_COLUMNS.map(([, line]) => [line, head.findIndex((cell) => resultLine(cell) === line)] as const);
  const linesOf = (row: readonly string[]) =>
    Object.fromEntries(at.map(([line, place]) => [line, parseNumber(row[place] ?? '') ?? Number.NaN])) as MonthLines;
  const [numberAt, nameAt, statusAt] = (['number', 'name', 'status'] as const).map((id) =>
    head.findIndex((cell) => columnNamed(cell) === id),
  );
  const textAt = (row: readonly string[], place = -1) => unguard(row[place] ?? '');
  const people = (end < 0 ? body : body.slice(0, end)).map((row) => ({
    number: textAt(row, numberAt),
    name: textAt(row, nameAt),
    isResident: isResidentWord(readChoice('status', textAt(row, statusAt))),
    lines: linesOf(row),
  }));
  if (people.length === 0) return { error: say(MONTH_FILE_ERRORS.empty) };
  if (people.some(({ lines }) => Object.values(lines).some(Number.isNaN)))
    return { error: say(MONTH_FILE_ERRORS.unpaid) };
  const totals = end < 0 ? undefined : linesOf(body[end] ?? []);
  const monthRow = body.find(([first]) => isMonthMark(first));
  const month = monthIn(monthRow?.[1] ?? '');
  return { ...(month && { month }), people, notes: totalsNotes(people, totals) };
}

/** A file whose rows no longer add up to its own totals has been changed by hand. */
function totalsNotes(people: readonly MonthPerson[], totals: MonthLines | undefined): string[] {
  if (!totals) return [say('The totals of the run are missing at the foot of this file.')];
  const wrong = RESULT_COLUMNS.filter(([, line]) => {
    const sum = people.reduce((all, { lines }) => all + lines[line], 0);
    return Math.abs(sum - totals[line]) > 0.005;
  });
  if (wrong.length === 0) return [];
  return [
    say('The rows of this file do not add up to its own totals: {lines}. It was changed after the run.', {
      lines: wrong.map(([header]) => say(header)).join(', '),
    }),
  ];
}

/** A person's lines out of a payslip. */
const personOf = (slip: Payslip): MonthPerson => ({
  number: slip.employee.number,
  name: slip.employee.name,
  isResident: slip.employee.status === 'resident',
  lines: Object.fromEntries(RESULT_COLUMNS.map(([, line]) => [line, slip[line]])) as MonthLines,
});

/** The people of a run, to be set beside those of a file. */
export const peopleOf = ({ slips }: PayrollRun): MonthPerson[] => slips.map(personOf);

/** A sheet in the template's columns, worked out here by the rates of its month. */
function workOutSheet(source: string, month: MonthTexts, rules: PayrollRules): ReadMonth {
  const { rows, guess, leftOut, notes } = readSheet(source);
  if (rows.length === 0) return { error: say(MONTH_FILE_ERRORS.empty) };
  if (guess) return { error: say(MONTH_FILE_ERRORS.unnamed) };
  const { run, errors } = workOut({ month, rows: rows.map((texts, key) => ({ key, texts })) }, rules);
  if (!run) return { error: say(MONTH_FILE_ERRORS.nobody) };
  return {
    people: peopleOf(run),
    notes: [
      say('The file holds no results: its pay was worked out here.'),
      ...notes,
      ...(leftOut.length > 0
        ? [
            say('Left out as totals: {names}.', {
              names: leftOut.map(({ name, number }) => name || number).join(', '),
            }),
          ]
        : []),
      ...(errors.size > 0 ? [say('{rows} could not be read and left out.', { rows: rowsText(errors.size) })] : []),
    ],
  };
}

/**
 * Reads the payroll of another month: the file that a run is downloaded as, with the results that stand in it, or a
 * spreadsheet in the template's columns, which is worked out.
 *
 * @param name of the file, which may say the month
 * @param assumed the month where nothing says it, and the employer
 */
export function readMonthFile(source: string, name: string, assumed: MonthTexts, rules: PayrollRules): ReadMonth {
  if (isNoText(source)) return { error: say(MONTH_FILE_ERRORS.workbook) };
  const rows = readDelimited(source);
  const [head] = rows;
  if (!head) return { error: say(MONTH_FILE_ERRORS.empty) };
  const month = monthIn(name);
  const isRun = RESULT_COLUMNS.every(([, line]) => head.some((cell) => resultLine(cell) === line));
  const read = isRun ? readResults(rows) : workOutSheet(source, { ...assumed, ...month }, rules);
  return read.error === undefined ? { ...(month && { month }), ...read } : read;
}
