import { applyPercent, roundToCents } from '../money/amount.ts';
import { payeOn } from '../salary/rates.ts';
import type { PayrollRates } from './rates.ts';

/** How a person's pay is taxed; 'director' is a director who does not work full-time. */
export type Status = 'resident' | 'non-resident' | 'second-job' | 'director';

/** Pension funds; '-basic' contributes only on basic pay. */
export type Fund = 'nssf' | 'psssf' | 'psssf-basic' | 'none';

/** Basis of the student loan deduction: gross salary (basic pay and allowances), or only basic pay. */
export type HeslbBase = 'no' | 'gross' | 'basic';

/** One person on the payroll; amounts are shillings of the month. */
export type Employee = {
  number: string;
  name: string;
  status: Status;
  basic: number;
  allowances: number;
  overtime: number;
  bonus: number;
  fund: Fund;
  /** NSSF contribution of the employee, percent of pay; the employer bears the rest. */
  nssfShare: number;
  heslb: HeslbBase;
  union: { percent: number } | { amount: number };
  insurance: number;
  otherDeductions: number;
  benefits: number;
  /** Pay on which WCF is charged, unless it is basic pay and allowances. */
  wcfEarnings?: number;
};

/** The lines of a payslip in shillings. Each is rounded to cents before the next uses it, so that they add up. */
export type PayslipLines = {
  /** Pay in money. */
  gross: number;
  /** Benefits in kind; they are added only to taxable pay. */
  benefits: number;
  /** Pay on which a pension contribution is charged. */
  pensionBase: number;
  employeePension: number;
  taxable: number;
  /** Basic pay and fixed allowances, on which WCF is charged. */
  wcfEarnings: number;
  /** PAYE; for a director, withholding tax. */
  paye: number;
  heslb: number;
  union: number;
  insurance: number;
  otherDeductions: number;
  deductions: number;
  net: number;
  employerPension: number;
  sdl: number;
  wcf: number;
  /** Gross pay and the employer's contributions. */
  cost: number;
};

export type Payslip = PayslipLines & { employee: Employee };

/** Settings of a payslip other than the employee. */
export type PayslipRules = {
  rates: PayrollRates;
  /** Percentages that the employer owes for the month: SDL of gross pay, WCF of basic pay and fixed allowances. */
  sdlPercent: number;
  wcfPercent: number;
};

/** Adds amounts and rounds to cents, since binary fractions add up inexactly. */
export const sumOf = (amounts: readonly number[]): number =>
  roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));

const roundedLines = <Name extends string>(lines: Record<Name, number>): Record<Name, number> => {
  const rounded = { ...lines };
  for (const name in rounded) rounded[name] = roundToCents(rounded[name]);
  return rounded;
};

/** Returns the percentages of pay that employee and employer contribute to the employee's fund. */
function pensionShares({ fund, nssfShare }: Employee, { nssf, psssf }: PayrollRates) {
  if (fund === 'nssf') return { employee: nssfShare, employer: nssf.total - nssfShare };
  if (fund === 'none' || !psssf) return { employee: 0, employer: 0 };
  return { employee: psssf.employee, employer: psssf.employer };
}

/** Returns the unrounded tax on the month's pay by the person's status. */
function taxOn(taxable: number, { status }: Employee, rates: PayrollRates): number {
  if (status === 'resident') return payeOn(taxable, rates.bands);
  const flat = { 'non-resident': rates.nonResident, 'second-job': rates.secondJob, director: rates.director }[status];
  return applyPercent(taxable, flat?.percent ?? 0);
}

/**
 * Calculates one person's pay for a month. Each line is rounded to cents, halves away from zero, before the next ones
 * use it. Residents and second jobs are taxed on pay less their pension share, non-residents and directors on the
 * whole; benefits in kind are added only to taxable pay. WCF and student loans are not charged on overtime and bonus,
 * SDL and WCF not on a director's fee.
 */
export function payslipOf(employee: Employee, rules: PayslipRules): Payslip {
  const { basic, status, union } = employee;
  const { rates } = rules;
  const gross = sumOf([basic, employee.allowances, employee.overtime, employee.bonus]);
  const isOnBasic = employee.fund === 'psssf-basic' || (employee.fund === 'nssf' && rates.nssf.base === 'basic');
  const pensionBase = isOnBasic ? basic : gross;
  const shares = pensionShares(employee, rates);
  const pension = roundToCents(applyPercent(pensionBase, shares.employee));
  const taxableMoney = status === 'resident' || status === 'second-job' ? sumOf([gross, -pension]) : gross;
  const benefits = roundToCents(employee.benefits);
  const taxable = sumOf([taxableMoney, benefits]);
  const salary = sumOf([basic, employee.allowances]);
  const heslbBase = { no: 0, gross: salary, basic }[employee.heslb];
  const wcfEarnings = employee.wcfEarnings ?? salary;

  const taken = roundedLines({
    employeePension: pension,
    paye: taxOn(taxable, employee, rates),
    heslb: applyPercent(heslbBase, rates.heslb.percent),
    union: 'percent' in union ? applyPercent(basic, union.percent) : union.amount,
    insurance: employee.insurance,
    otherDeductions: employee.otherDeductions,
  });
  const isWage = status !== 'director';
  const paid = roundedLines({
    employerPension: applyPercent(pensionBase, shares.employer),
    sdl: isWage ? applyPercent(gross, rules.sdlPercent) : 0,
    wcf: isWage ? applyPercent(wcfEarnings, rules.wcfPercent) : 0,
  });
  const deductions = sumOf(Object.values(taken));
  return {
    employee,
    ...roundedLines({ gross, wcfEarnings, pensionBase, taxable, benefits }),
    ...taken,
    ...paid,
    deductions,
    net: sumOf([gross, -deductions]),
    cost: sumOf([gross, ...Object.values(paid)]),
  };
}
