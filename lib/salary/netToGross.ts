import { applyPercent } from '../money/amount.ts';
import { type ParseResult, parseAmount, UNREADABLE_AMOUNT } from '../money/input.ts';
import { fixedDeductions, type OtherDeductions } from './deductions.ts';
import { payeOn } from './paye.ts';
import type { SalaryRates } from './rates.ts';
import { type SalaryOptions, type SalaryResult, salaryOf, taxablePayOf } from './salary.ts';

/** Net pay above which no gross salary is looked for, in shillings a month. */
export const MAX_NET_PAY_TZS = 1_000_000_000_000;

/** Largest difference in shillings between the net pay asked for and that of the gross found (specification). */
const NET_TOLERANCE_TZS = 1;

const NO_DEDUCTIONS: OtherDeductions = { loanPercent: 0, union: 0, insurance: 0, other: 0 };

export const NET_NOT_POSITIVE = 'Please enter a valid net salary greater than 0.';
export const NET_WITHOUT_GROSS =
  'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.';

/** Percent of taxable pay that a student loan takes: it is charged on gross salary, which is more. */
function loanOnTaxable({ loanPercent }: OtherDeductions, { employeeNssf }: SalaryRates): number {
  return (loanPercent * 100) / (100 - employeeNssf);
}

/** What the other deductions leave of the net pay at the upper edge of a band; the top band has none. */
function leftUpTo(index: number, rates: SalaryRates, deductions: OtherDeductions): number {
  const netUpTo = rates.bands[index]?.netUpTo ?? null;
  if (netUpTo === null) return Number.POSITIVE_INFINITY;
  const edge = rates.bands[index + 1]?.above ?? 0;
  return netUpTo - fixedDeductions(deductions) - applyPercent(edge, loanOnTaxable(deductions, rates));
}

/**
 * Taxable pay that leaves an amount after tax and other deductions: inverts the formula of the band,
 * left = taxable - fixed - rate x (taxable - above) - loan - other deductions. Undefined in no band.
 */
function taxablePayFor(left: number, rates: SalaryRates, deductions: OtherDeductions): number | undefined {
  const band = rates.bands.find((_, index) => left <= leftUpTo(index, rates, deductions));
  if (!band) return undefined;
  const share = 100 - band.rate - loanOnTaxable(deductions, rates);
  return ((left + fixedDeductions(deductions) + band.fixed) * 100 - band.rate * band.above) / share;
}

/** Gross salary, not rounded to whole shillings, that leaves a taxable pay. */
export function exactGrossOf(taxablePay: number, { employeeNssf }: SalaryRates): number {
  return (taxablePay * 100) / (100 - employeeNssf);
}

/**
 * From what should be left of a month's pay to the gross salary that gives it under one table of rates: the net pay, or
 * with other deductions what they leave of it. The gross is a whole number and is accepted only if what it leaves comes
 * within 1 shilling of what was asked for; the other fields follow from the unrounded gross. Undefined where there is
 * none: the amount is not above 0, above the maximum, or not met.
 */
export function netToGross(left: number, rates: SalaryRates, options: SalaryOptions = {}): SalaryResult | undefined {
  if (!(left > 0 && left <= MAX_NET_PAY_TZS)) return undefined;
  const { deductions = NO_DEDUCTIONS } = options;
  const taxablePay = taxablePayFor(left, rates, deductions);
  if (taxablePay === undefined) return undefined;
  const exactGross = exactGrossOf(taxablePay, rates);
  const grossSalary = Math.round(exactGross);
  const recomputedTaxable = taxablePayOf(grossSalary, rates);
  const recomputedNet = recomputedTaxable - payeOn(recomputedTaxable, rates.bands);
  const recomputedLeft =
    recomputedNet - fixedDeductions(deductions) - applyPercent(grossSalary, deductions.loanPercent);
  if (Math.abs(recomputedLeft - left) > NET_TOLERANCE_TZS) return undefined;
  return { ...salaryOf(exactGross, taxablePay, rates, options), grossSalary };
}

/** Parses a net salary for which there is a gross one. */
export function readNetSalary(text: string, rates: SalaryRates, options?: SalaryOptions): ParseResult {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return { error: UNREADABLE_AMOUNT };
  if (amount <= 0) return { error: NET_NOT_POSITIVE };
  return netToGross(amount, rates, options) ? { amount } : { error: NET_WITHOUT_GROSS };
}
