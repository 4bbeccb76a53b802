import { applyPercent, clampAmount, roundToCents } from '../money/amount.ts';
import type { ParseResult } from '../money/input.ts';
import { findGross, readNetWith } from './netToGross.ts';
import { payeOn } from './paye.ts';
import type { PayeBand, SalaryRates } from './rates.ts';
import { grossToNet, type SalaryOptions, type SalaryResult, salaryOf, taxablePayOf } from './salary.ts';

/** What an employer takes from the net pay of a month for others than the tax and pension authorities. */
export type OtherDeductions = {
  /** Percent of gross salary for the student loan; 0 without one. */
  loanPercent: number;
  /** Shillings a month. */
  union: number;
  insurance: number;
  other: number;
};

/** What a student loan takes of pay: percent of gross salary, its law, and the first day on which it is known to hold. */
export type StudentLoan = { percent: number; law: string; from: string };

/** Each deduction of a month and what they leave, in shillings, rounded to 2 decimals. */
export type DeductedPay = {
  heslb: number;
  union: number;
  insurance: number;
  other: number;
  /** All of them together. */
  total: number;
  /** Net pay less the total; below 0 where they come to more than the net pay. */
  left: number;
};

/** A salary, and what other deductions leave of its net pay where there are any. */
export type DeductedSalary = SalaryResult & { deducted?: DeductedPay };

/** What is deducted beside the law, if anything is. */
type Deductions = OtherDeductions | undefined;

/**
 * What other deductions leave of a net pay. They come after PAYE and lower neither the tax nor the contributions; the
 * student loan is a share of the gross salary. Calculates unrounded.
 */
function deductFrom(gross: number, taxablePay: number, rates: SalaryRates, deductions: OtherDeductions): DeductedPay {
  const { loanPercent, union, insurance, other } = deductions;
  const heslb = applyPercent(gross, loanPercent);
  const total = heslb + union + insurance + other;
  return {
    heslb: roundToCents(heslb),
    union: roundToCents(union),
    insurance: roundToCents(insurance),
    other: roundToCents(other),
    total: roundToCents(total),
    left: roundToCents(taxablePay - payeOn(taxablePay, rates.bands) - total),
  };
}

/** From a gross monthly salary to the net pay and what other deductions leave of it. */
export function grossToLeft(
  grossSalary: number,
  rates: SalaryRates,
  options: SalaryOptions,
  deductions: Deductions,
): DeductedSalary {
  const result = grossToNet(grossSalary, rates, options);
  if (!deductions) return result;
  const gross = clampAmount(grossSalary);
  return { ...result, deducted: deductFrom(gross, taxablePayOf(gross, rates), rates, deductions) };
}

/** Bands in which the other deductions count as a tax: their net pay is what is left after all of them. */
function bandsWith({ bands, employeeNssf }: SalaryRates, deductions: OtherDeductions): PayeBand[] {
  const { loanPercent, union, insurance, other } = deductions;
  // The loan is charged on gross salary, of which taxable pay is what NSSF leaves.
  const loanRate = (loanPercent * 100) / (100 - employeeNssf);
  const takenAt = (taxablePay: number) => union + insurance + other + applyPercent(taxablePay, loanRate);
  return bands.map((band, index) => ({
    ...band,
    rate: band.rate + loanRate,
    fixed: band.fixed + takenAt(band.above),
    netUpTo: band.netUpTo === null ? null : band.netUpTo - takenAt(bands[index + 1]?.above ?? 0),
  }));
}

/**
 * From what should be left of a month's pay to the gross salary that leaves it, by the rules of netToGross. Undefined
 * where there is none.
 */
export function leftToGross(
  left: number,
  rates: SalaryRates,
  options: SalaryOptions,
  deductions: Deductions,
): DeductedSalary | undefined {
  const found = findGross(left, deductions ? { ...rates, bands: bandsWith(rates, deductions) } : rates);
  if (!found) return undefined;
  const { exactGross, taxablePay, grossSalary } = found;
  const deducted = deductions && deductFrom(exactGross, taxablePay, rates, deductions);
  return { ...salaryOf(exactGross, taxablePay, rates, options), grossSalary, ...(deducted && { deducted }) };
}

/** Parses what should be left of a month's pay, where there is a gross salary for it. */
export const readLeft = (text: string, rates: SalaryRates, deductions: Deductions): ParseResult =>
  readNetWith(text, (left) => leftToGross(left, rates, {}, deductions) !== undefined);
