import { type ParseResult, parseAmount, UNREADABLE_AMOUNT } from '../money/input.ts';
import { say } from '../words/say.ts';
import { payeOn } from './paye.ts';
import type { PayeBand, SalaryRates } from './rates.ts';
import { type SalaryOptions, type SalaryResult, salaryOf, taxablePayOf } from './salary.ts';

/** Net pay above which no gross salary is looked for, in shillings a month. */
const MAX_NET_PAY_TZS = 1_000_000_000_000;

/** Largest difference in shillings between the net pay asked for and that of the gross found (specification). */
const NET_TOLERANCE_TZS = 1;

const NET_NOT_POSITIVE = 'Please enter a valid net salary greater than 0.';
const NET_WITHOUT_GROSS =
  'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.';

/** Inverts a band: net = taxable - fixed - rate x (taxable - above). */
function taxablePayFor(netPay: number, band: PayeBand): number {
  return ((netPay + band.fixed) * 100 - band.rate * band.above) / (100 - band.rate);
}

/** Gross salary, not rounded to whole shillings, that leaves a taxable pay. */
export function exactGrossOf(taxablePay: number, { employeeNssf }: SalaryRates): number {
  return (taxablePay * 100) / (100 - employeeNssf);
}

/**
 * The gross salary that gives a net pay under one table of rates: a whole number, accepted only if its own net pay comes
 * within 1 shilling of the one asked for; and the unrounded gross and taxable pay from which the rest follows. Undefined
 * where there is none: the net pay is not above 0, above the maximum, or not met.
 */
export function findGross(netPay: number, rates: SalaryRates) {
  if (!(netPay > 0 && netPay <= MAX_NET_PAY_TZS)) return undefined;
  const band = rates.bands.find(({ netUpTo }) => netUpTo === null || netPay <= netUpTo);
  if (!band) return undefined;
  const taxablePay = taxablePayFor(netPay, band);
  const exactGross = exactGrossOf(taxablePay, rates);
  const grossSalary = Math.round(exactGross);
  const recomputedTaxable = taxablePayOf(grossSalary, rates);
  const recomputedNet = recomputedTaxable - payeOn(recomputedTaxable, rates.bands);
  if (Math.abs(recomputedNet - netPay) > NET_TOLERANCE_TZS) return undefined;
  return { exactGross, taxablePay, grossSalary };
}

/** From a net monthly salary to the gross salary that gives it; undefined where there is none. */
export function netToGross(netPay: number, rates: SalaryRates, options?: SalaryOptions): SalaryResult | undefined {
  const found = findGross(netPay, rates);
  if (!found) return undefined;
  const { exactGross, taxablePay, grossSalary } = found;
  return { ...salaryOf(exactGross, taxablePay, rates, options), grossSalary };
}

/** Parses a net salary above 0 for which `isMet` says that there is a gross one. */
export function readNetWith(text: string, isMet: (net: number) => boolean): ParseResult {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return { error: say(UNREADABLE_AMOUNT) };
  if (amount <= 0) return { error: say(NET_NOT_POSITIVE) };
  return isMet(amount) ? { amount } : { error: say(NET_WITHOUT_GROSS) };
}

/** Parses a net salary for which there is a gross one. */
export const readNetSalary = (text: string, rates: SalaryRates): ParseResult =>
  readNetWith(text, (net) => findGross(net, rates) !== undefined);
