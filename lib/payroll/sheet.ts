import type { IsoDay } from '../tax/days.ts';

/** A column of the employees' sheet: its name in files and on screen, and the help text of its field. */
export type SheetColumn = { id: string; header: string; help: string };

const AMOUNT = 'an amount of the month, empty for none';

/** Columns in the order of the template and of the CSV file. */
export const COLUMNS = [
  { id: 'number', header: 'Number', help: 'your number of the employee, for the payslip' },
  { id: 'name', header: 'Name', help: 'needed' },
  {
    id: 'status',
    header: 'Status',
    help: 'resident (or empty), non-resident, second job, director (part-time)',
  },
  {
    id: 'basic',
    header: 'Basic pay',
    help: 'needed: an amount such as 800000 or 800,000; for a director, the fee',
  },
  { id: 'allowances', header: 'Allowances', help: AMOUNT },
  { id: 'overtime', header: 'Overtime', help: AMOUNT },
  { id: 'bonus', header: 'Bonus', help: AMOUNT },
  {
    id: 'benefits',
    header: 'Benefits in kind',
    help: 'monthly value of a car, a house, a loan or another benefit',
  },
  {
    id: 'fund',
    header: 'Pension fund',
    help: 'NSSF (or empty), PSSSF, PSSSF basic (of basic pay), none',
  },
  {
    id: 'share',
    header: 'NSSF of employee %',
    help: 'percent of pay that the employee pays; empty for the most that the law allows',
  },
  {
    id: 'heslb',
    header: 'Student loan (HESLB)',
    help: 'no (or empty), yes (of the gross salary), basic (of basic pay)',
  },
  { id: 'union', header: 'Union dues', help: 'an amount, or a percent of basic pay such as 2%' },
  { id: 'insurance', header: 'Insurance', help: AMOUNT },
  { id: 'other', header: 'Other deductions', help: AMOUNT },
  {
    id: 'wcf',
    header: 'WCF earnings',
    help: 'empty for basic pay and allowances; less where an allowance is not fixed',
  },
  {
    id: 'joined',
    header: 'Joined on',
    help: 'first day of the job, such as 2026-11-15; in its month pay counts by days',
  },
  { id: 'left', header: 'Left on', help: 'last day of the job, such as 2026-11-20; likewise' },
] as const satisfies readonly SheetColumn[];

export type ColumnId = (typeof COLUMNS)[number]['id'];

/** Typed or imported texts of a person by column; an absent column is empty. */
export type RowTexts = Partial<Record<ColumnId, string>>;

/** Maximum number of employees of a sheet. */
export const MAX_EMPLOYEES = 250;

/** Checks whether all fields are empty. */
export const isBlank = (texts: RowTexts): boolean => Object.values(texts).every((text) => text.trim() === '');

/** A person's row with a key that stays the same when rows are added or removed. */
export type SheetRow = { key: number; texts: RowTexts };

/** Texts of the fields on the month and the employer. */
export type MonthTexts = {
  /** '2026-11'. */
  month: string;
  /** Name on the payslips. */
  employer: string;
  /** Number of employees, if more than are listed. */
  staff: string;
  /** private, public, or exempt: a private employer that the Act exempts from SDL. */
  kind: string;
};

export type Sheet = { month: MonthTexts; rows: readonly SheetRow[] };

export const firstDayOfMonth = ({ month }: Pick<MonthTexts, 'month'>): IsoDay => `${month}-01`;
