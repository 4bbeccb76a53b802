import { applyPercent, roundToCents } from '../money/amount.ts';
import { payeOn } from '../salary/rates.ts';
import type { PayrollRates } from './rates.ts';

/** How an employee's pay is taxed. 'director' means a director who does not work full-time. */
export type Status = 'resident' | 'non-resident' | 'second-job' | 'director';

/** Pension funds; '-basic' means contributions on basic pay only. */
export type Fund = 'nssf' | 'psssf' | 'psssf-basic' | 'none';

/** Basis of the student loan deduction: gross salary (basic pay and allowances), or basic pay only. */
export type HeslbBase = 'no' | 'gross' | 'basic';

/** An employee on the payroll; amounts are shillings a month. */
export type Employee = {
  number: string;
  name: string;
  status: Status;
  basic: number;
  allowances: number;
  overtime: number;
  bonus: number;
  fund: Fund;
  /** Employee's NSSF contribution as a percentage of pay; the employer pays the rest. */
  nssfShare: number;
  heslb: HeslbBase;
  union: { percent: number } | { amount: number };
  insurance: number;
  otherDeductions: number;
  benefits: number;
  /** Pay subject to WCF, if different from basic pay plus allowances. */
  wcfEarnings?: number;
};

/** Lines of a payslip in shillings. Each is rounded to cents before the next one uses it, so that they add up. */
export type PayslipLines = {
  /** Cash pay. */
  gross: number;
  /** Benefits in kind, which count only towards taxable pay. */
  benefits: number;
  /** Pay subject to pension contributions. */
  pensionBase: number;
  employeePension: number;
  taxable: number;
  /** Basic pay and fixed allowances, which are subject to WCF. */
  wcfEarnings: number;
  /** PAYE, or withholding tax for a director. */
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

/** Everything except the employee that determines a payslip. */
export type PayslipRules = {
  rates: PayrollRates;
  /** The employer's percentages for the month: SDL on gross pay, WCF on basic pay and fixed allowances. */
  sdlPercent: number;
  wcfPercent: number;
};

/** Adds amounts and rounds to cents, because binary floating point is inexact. */
export const sumOf = (amounts: readonly number[]): number =>
  roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));

const roundedLines = <Name extends string>(lines: Record<Name, number>): Record<Name, number> => {
  const rounded = { ...lines };
  for (const name in rounded) rounded[name] = roundToCents(rounded[name]);
  return rounded;
};

/** Returns the employee's and the employer's contribution to the pension fund, as percentages of pay. */
function pensionShares({ fund, nssfShare }: Employee, { nssf, psssf }: PayrollRates) {
  if (fund === 'nssf') return { employee: nssfShare, employer: nssf.total - nssfShare };
  if (fund === 'none' || !psssf) return { employee: 0, employer: 0 };
  return { employee: psssf.employee, employer: psssf.employer };
}

/** Returns the unrounded monthly tax for the employee's tax status. */
function taxOn(taxable: number, { status }: Employee, rates: PayrollRates): number {
  if (status === 'resident') return payeOn(taxable, rates.bands);
  const flat = { 'non-resident': rates.nonResident, 'second-job': rates.secondJob, director: rates.director }[status];
  return applyPercent(taxable, flat?.percent ?? 0);
}

/**
 * Calculates one employee's monthly pay. Each line is rounded to cents, halves away from zero, before the next ones use it.
 * Residents and second jobs are taxed on pay less the pension contribution, non-residents and directors on all pay; benefits
 * in kind count only towards taxable pay. WCF and student loans are not charged on overtime and bonus, and SDL and WCF not
 * on a director's fee.
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
