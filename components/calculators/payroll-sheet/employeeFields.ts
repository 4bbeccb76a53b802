import type { ColumnId } from '@/lib/payroll/columns';
import type { Phrase } from '@/lib/words/sw/phrases';

/** An option by its English words. */
export type SelectOption = { value: string; label: Phrase };

/** A field of an employee's row. */
export type EmployeeField = {
  column: ColumnId;
  label: Phrase;
  hint?: Phrase;
  /** An amount is grouped on leaving; a choice has options; text is as typed. */
  kind: 'text' | 'amount' | 'choice';
  options?: readonly SelectOption[];
};

/** Values as a file has them, too, so that a file's row shows the right option. */
const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: 'resident', label: 'Resident' },
  { value: 'non-resident', label: 'Non-resident' },
  { value: 'second job', label: 'Second job' },
  { value: 'director', label: 'Part-time director' },
];

/** Fields that every row shows. */
export const MAIN_FIELDS: readonly EmployeeField[] = [
  { column: 'name', label: 'Name', kind: 'text' },
  { column: 'status', label: 'Status', kind: 'choice', options: STATUS_OPTIONS },
  { column: 'basic', label: 'Basic pay', kind: 'amount' },
  { column: 'allowances', label: 'Allowances', kind: 'amount' },
];

/** Id of a field on the page: errors lead to it. */
export const fieldId = (key: number, column: ColumnId): string => `pay-${key}-${column}`;
