import type { IsoDay } from '../tax/days.ts';

/** Columns of the employees' sheet with their headings in files, in the order of the template; fields have these labels. */
export const HEADINGS = {
  number: 'Number',
  name: 'Name',
  status: 'Status',
  basic: 'Basic pay',
  allowances: 'Allowances',
  overtime: 'Overtime',
  bonus: 'Bonus',
  benefits: 'Benefits in kind',
  fund: 'Pension fund',
  share: 'NSSF of employee %',
  heslb: 'Student loan (HESLB)',
  union: 'Union dues',
  insurance: 'Insurance',
  other: 'Other deductions',
  wcf: 'WCF earnings',
  joined: 'Joined on',
  left: 'Left on',
} as const;

export type ColumnId = keyof typeof HEADINGS;

export const COLUMNS = Object.keys(HEADINGS) as ColumnId[];

const TEXT_COLUMNS: readonly ColumnId[] = ['number', 'name', 'status', 'fund', 'share', 'heslb', 'joined', 'left'];

export const AMOUNT_COLUMNS = COLUMNS.filter((id) => !TEXT_COLUMNS.includes(id));

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
