import { applyPercent, clampAmount, roundToCents } from '../money/amount.ts';
import type { ParseResult } from '../money/input.ts';
import { findGross, readNetWith, roundingOf } from './netToGross.ts';
import { type PayeBand, type SalaryRates, taxedPercentOf } from './rates.ts';
import { grossToNet, netPayOf, type SalaryOptions, type SalaryResult, salaryOf, taxablePayOf } from './salary.ts';

/** Deductions from a month's net pay that go neither to the tax nor to the pension authority. */
export type OtherDeductions = {
  /** Percent of gross salary for the student loan; 0 without one. */
  loanPercent: number;
  /** Shillings a month. */
  union: number;
  insurance: number;
  other: number;
};

/** Deductions of a month and the pay after them, in shillings, rounded to 2 decimals. */
export type DeductedPay = {
  heslb: number;
  union: number;
  insurance: number;
  other: number;
  /** All of them together. */
  total: number;
  /** Net pay less the total; below 0 if the deductions exceed net pay. */
  left: number;
};

/** A salary with its other deductions, if any. */
export type DeductedSalary = SalaryResult & { deducted?: DeductedPay };

/** Other deductions, if any. */
type Deductions = OtherDeductions | undefined;

/**
 * Takes other deductions from a net pay. They lower neither tax nor contributions; the student loan is a share of the
 * gross salary. Calculates unrounded.
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
    left: roundToCents(netPayOf(taxablePay, rates) - total),
  };
}

/** Calculates net pay and pay after other deductions from a gross monthly salary. */
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

/** Returns bands that count other deductions as a tax: their net pay is the pay after all deductions. */
function bandsWith(rates: SalaryRates, deductions: OtherDeductions): PayeBand[] {
  const { loanPercent, union, insurance, other } = deductions;
  // The loan is charged on gross salary, of which taxable pay is a share.
  const loanRate = (loanPercent * 100) / taxedPercentOf(rates);
  const takenAt = (taxablePay: number) => union + insurance + other + applyPercent(taxablePay, loanRate);
  return rates.bands.map((band, index) => ({
    ...band,
    rate: band.rate + loanRate,
    fixed: band.fixed + takenAt(band.above),
    netUpTo: band.netUpTo === null ? null : band.netUpTo - takenAt(rates.bands[index + 1]?.above ?? 0),
  }));
}

/**
 * Calculates the gross salary for a month's pay after other deductions, by the rules of netToGross; undefined if no
 * salary gives it.
 */
export function leftToGross(
  left: number,
  rates: SalaryRates,
  options: SalaryOptions,
  deductions: Deductions,
): (DeductedSalary & { rounding: number }) | undefined {
  const found = findGross(left, deductions ? { ...rates, bands: bandsWith(rates, deductions) } : rates);
  if (!found) return undefined;
  const { grossSalary, band } = found;
  const taxablePay = taxablePayOf(grossSalary, rates);
  const result = salaryOf(grossSalary, taxablePay, rates, options);
  const deducted = deductions && deductFrom(grossSalary, taxablePay, rates, deductions);
  const rounding = roundingOf(result, left, deducted?.total);
  return { ...result, band, rounding, ...(deducted && { deducted }) };
}

/** Parses a month's pay after other deductions; an error if no gross salary gives it. */
export const readLeft = (text: string, rates: SalaryRates, deductions: Deductions): ParseResult =>
  readNetWith(text, (left) => leftToGross(left, rates, {}, deductions) !== undefined);
