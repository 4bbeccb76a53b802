import { grossToNet } from './grossToNet.ts';
import { salaryOf } from './salaryOf.ts';
import type { PayeBand, SalaryOptions, SalaryRates, SalaryResult } from './types.ts';

/** Net pay above which no gross salary is looked for, in shillings a month. */
export const MAX_NET_PAY_TZS = 1_000_000_000_000;

/** Largest difference in shillings between the net pay asked for and that of the gross found. */
const NET_TOLERANCE_TZS = 1;

/** A gross salary, or why there is none: the net pay is not above 0, or no gross salary gives it. */
export type NetToGrossOutcome =
  | { isFound: true; result: SalaryResult }
  | { isFound: false; reason: 'not-positive' | 'no-match' };

/** Inverts a band: net = taxable - fixed - rate x (taxable - above). */
function taxablePayFor(netPay: number, band: PayeBand): number {
  return ((netPay + band.fixed) * 100 - band.rate * band.above) / (100 - band.rate);
}

/**
 * From a net monthly salary to the gross salary that gives it, under the table handed in.
 * The gross is a whole number and is accepted only if its own net pay comes within 1
 * shilling of the one asked for; the other fields follow from the unrounded gross.
 */
export function netToGross(netPay: number, rates: SalaryRates, options?: SalaryOptions): NetToGrossOutcome {
  if (!(netPay > 0)) return { isFound: false, reason: 'not-positive' };
  const band = rates.bands.find(({ netUpTo }) => netUpTo === null || netPay <= netUpTo);
  if (!band || netPay > MAX_NET_PAY_TZS) return { isFound: false, reason: 'no-match' };
  const taxablePay = taxablePayFor(netPay, band);
  const exactGross = (taxablePay * 100) / (100 - rates.employeeNssf);
  const wholeGross = Math.round(exactGross);
  const check = grossToNet(wholeGross, rates, options);
  if (Math.abs(check.netPay - netPay) > NET_TOLERANCE_TZS) return { isFound: false, reason: 'no-match' };
  return { isFound: true, result: { ...salaryOf(exactGross, taxablePay, rates, options), grossSalary: wholeGross } };
}
