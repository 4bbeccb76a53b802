import type { IsoDay } from '../tax/days.ts';

/** Columns of the employee sheet, in template order, with their headings in files and labels in forms. */
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

/** An employee's typed or imported texts by column; missing columns are empty. */
export type RowTexts = Partial<Record<ColumnId, string>>;

/** Maximum number of employees in a sheet. */
export const MAX_EMPLOYEES = 250;

/** Checks whether all fields are empty. */
export const isBlank = (texts: RowTexts): boolean => Object.values(texts).every((text) => text.trim() === '');

/** A row with a key that stays the same when other rows are added or removed. */
export type SheetRow = { key: number; texts: RowTexts };

/** Texts of the fields about the month and the employer. */
export type MonthTexts = {
  /** '2026-11'. */
  month: string;
  /** Employer's name on the payslips. */
  employer: string;
  /** Number of employees, if more than those listed. */
  staff: string;
  /** private, public, or exempt: a private employer exempt from SDL by the Act. */
  kind: string;
};

export type Sheet = { month: MonthTexts; rows: readonly SheetRow[] };

export const firstDayOfMonth = ({ month }: Pick<MonthTexts, 'month'>): IsoDay => `${month}-01`;
