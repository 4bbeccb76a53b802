import { COLUMNS, type ColumnId } from '@/lib/payroll/sheet';

type SelectOption = { value: string; label: string };

/** A field of an employee: an amount is grouped on leaving, a field with options is a choice, text is as typed. */
export type EmployeeField = {
  column: ColumnId;
  hint?: string;
  isAmount?: boolean;
  /** Their values as a file has them, so that a file's row shows the right option. */
  options?: readonly SelectOption[];
};

/** Fields that every row shows. */
export const MAIN_FIELDS: readonly EmployeeField[] = [{ column: 'name' }, { column: 'basic', isAmount: true }];

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: 'resident', label: 'Resident' },
  { value: 'non-resident', label: 'Non-resident' },
  { value: 'second job', label: 'Second job' },
  { value: 'director', label: 'Part-time director' },
];

const FUND_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'As usual: NSSF, none for directors' },
  { value: 'nssf', label: 'NSSF' },
  { value: 'psssf', label: 'PSSSF, of gross pay' },
  { value: 'psssf basic', label: 'PSSSF, of basic pay' },
  { value: 'none', label: 'None' },
];

const HESLB_OPTIONS: readonly SelectOption[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes, of basic pay and allowances' },
  { value: 'basic', label: 'Yes, of basic pay' },
];

/** Fields that not everyone needs, in groups. */
export const MORE_FIELDS: readonly { title: string; fields: readonly EmployeeField[] }[] = [
  {
    title: 'More pay of the month',
    fields: [
      { column: 'allowances', isAmount: true },
      { column: 'overtime', isAmount: true },
      { column: 'bonus', isAmount: true },
      { column: 'benefits', hint: 'Monthly value of a car, a house or a loan.', isAmount: true },
      { column: 'joined', hint: 'Such as 2026-11-15. Enter the pay of a whole month.' },
      { column: 'left', hint: 'Such as 2026-11-20. Pay counts by calendar days.' },
    ],
  },
  {
    title: 'Deductions',
    fields: [
      { column: 'heslb', options: HESLB_OPTIONS },
      { column: 'union', hint: 'An amount, or a percent of basic pay such as 2%.' },
      { column: 'insurance', isAmount: true },
      { column: 'other', isAmount: true },
    ],
  },
  {
    title: 'Tax and pension',
    fields: [
      { column: 'status', options: STATUS_OPTIONS },
      { column: 'fund', options: FUND_OPTIONS },
      { column: 'share', hint: 'Empty: the most that the law allows.' },
      { column: 'wcf', hint: 'Empty: basic pay and allowances.', isAmount: true },
      { column: 'number', hint: 'For the payslip.' },
    ],
  },
];

/** The name of a field, equal to the name of its column. */
export const fieldLabel = (column: ColumnId): string => COLUMNS.find(({ id }) => id === column)?.header ?? '';

/** Id of a field on the page: errors lead to it. */
export const fieldId = (key: number, column: ColumnId): string => `pay-${key}-${column}`;
