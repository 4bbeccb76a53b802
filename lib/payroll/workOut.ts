import { parseNumber } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import type { Employee } from './employee.ts';
import { type PayrollRules, payrollRatesOn } from './rates.ts';
import { type RowErrors, readEmployee } from './readEmployee.ts';
import { isBlank, type RowTexts } from './rowTexts.ts';
import { type PayrollRun, payrollRun } from './run.ts';
import { firstDayOfMonth, type Sheet } from './sheet.ts';

/** Result of a sheet. Rows with errors are left out of the run. */
export type Outcome = {
  /** The sheet of this result, to compare with the current one. */
  sheet: Sheet;
  errors: ReadonlyMap<number, RowErrors>;
  staffError?: Mistake;
  /** Texts of the rows in the run, in its order. */
  rows: readonly RowTexts[];
  /** Undefined while no row can be used. */
  run?: PayrollRun;
};

/** Returns the number of employees for the threshold of SDL: as typed, or as many as are listed. */
function readStaff(text: string, listed: number): { staff: number; error?: Mistake } {
  if (text.trim() === '') return { staff: listed };
  const typed = parseNumber(text);
  if (typed !== null && Number.isInteger(typed) && typed >= listed) return { staff: typed };
  return { staff: listed, error: { code: 'staff-unreadable', listed } };
}

/** Calculates a sheet; skips empty rows. */
export function workOut(sheet: Sheet, rules: PayrollRules): Outcome {
  const month = firstDayOfMonth(sheet.month);
  const rates = payrollRatesOn(rules.periods, month);
  const errors = new Map<number, RowErrors>();
  const people: Employee[] = [];
  const rows: RowTexts[] = [];
  for (const { key, texts } of sheet.rows) {
    if (isBlank(texts)) continue;
    const read = readEmployee(texts, rates, month);
    if (read.errors) errors.set(key, read.errors);
    else {
      people.push(read.employee);
      rows.push(texts);
    }
  }
  const listed = people.filter(({ status }) => status !== 'director').length + errors.size;
  const { staff, error } = readStaff(sheet.month.staff, listed);
  const { kind } = sheet.month;
  const settings = { month, staff, isPublicBody: kind === 'public', isSdlExempt: kind !== 'private' };
  return {
    sheet,
    errors,
    ...(error === undefined ? {} : { staffError: error }),
    rows,
    ...(people.length > 0 && { run: payrollRun(people, settings, rules) }),
  };
}
