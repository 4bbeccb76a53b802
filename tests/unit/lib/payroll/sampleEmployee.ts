import { type Employee, type Payslip, payslipOf } from '@/lib/payroll/payslip';
import { payrollRatesOn } from '@/lib/payroll/rates';
import { employerPercents, type RunSettings } from '@/lib/payroll/run';
import { getPayrollRules } from '@/lib/server/content/loaders/tax/salary';

export const rules = getPayrollRules();

/** Builds an employee from defaults and the given values. */
export const employee = (values: Partial<Employee> = {}): Employee => ({
  number: '',
  name: 'Asha Mushi',
  status: 'resident',
  basic: 0,
  allowances: 0,
  overtime: 0,
  bonus: 0,
  fund: 'nssf',
  nssfShare: 10,
  heslb: 'no',
  union: { amount: 0 },
  insurance: 0,
  otherDeductions: 0,
  benefits: 0,
  ...values,
});

/** Builds the settings of a payroll run; by default a private employer with ten employees, in November 2026. */
export const settings = (values: Partial<RunSettings> = {}): RunSettings => ({
  month: '2026-11-01',
  staff: 10,
  isPublicBody: false,
  isSdlExempt: false,
  ...values,
});

/** Returns a payslip for a month given as '2026-11'. */
export function slipFor(month: string, values: Partial<Employee>, others: Partial<RunSettings> = {}): Payslip {
  const chosen = settings({ month: `${month}-01`, ...others });
  const rates = payrollRatesOn(rules.periods, chosen.month);
  return payslipOf(employee(values), { rates, ...employerPercents(chosen, rates) });
}
