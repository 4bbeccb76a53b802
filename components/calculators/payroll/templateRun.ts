import type { PayrollRules } from '@/lib/payroll/rates';
import type { PayrollRun } from '@/lib/payroll/run';
import { TEMPLATE_ROWS } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';

/** Employees of the example's employer: SDL is charged. */
export const EXAMPLE_STAFF = 12;

/** The people of the template in July of an income year, worked out by the calculator itself. */
export function templateRun(rules: PayrollRules, year: string): PayrollRun | undefined {
  const rows = TEMPLATE_ROWS.map((texts, key) => ({ key, texts }));
  const month = { employer: '', year, month: '07', staff: String(EXAMPLE_STAFF), kind: 'private' };
  return workOut({ month, rows }, rules).run;
}
