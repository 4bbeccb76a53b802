import { roundToCents, roundToShillings } from '../money/amount.ts';
import { sumExactly } from '../money/cents.ts';
import { type ParseResult, parseAmount, whyUnreadable } from '../money/input.ts';
import { type PayeBand, type SalaryRates, taxedPercentOf } from './rates.ts';
import { netPayOf, type SalaryOptions, type SalaryResult, salaryOf, taxablePayOf } from './salary.ts';

/** Highest net pay that is accepted, in shillings a month. */
const MAX_NET_PAY_TZS = 1_000_000_000_000;

/** Largest difference in shillings between the net pay asked for and the net pay of the gross found (specification). */
const NET_TOLERANCE_TZS = 1;

/** Returns the percent that is taken from the next shilling of taxable pay: the band's, and NSSF where it is not taken before. */
export const takenPercentOf = ({ rate }: PayeBand, { employeeNssf, isOnWholeGross }: SalaryRates): number =>
  rate + (isOnWholeGross ? employeeNssf : 0);

/** Inverts a band: net = taxable - fixed - rate x (taxable - above). */
function taxablePayFor(netPay: number, band: PayeBand, rates: SalaryRates): number {
  return ((netPay + band.fixed) * 100 - band.rate * band.above) / (100 - takenPercentOf(band, rates));
}

/** Returns the gross salary of a taxable pay, not rounded to whole shillings. */
const exactGrossOf = (taxablePay: number, rates: SalaryRates): number => (taxablePay * 100) / taxedPercentOf(rates);

/**
 * Finds the gross salary for a net pay under one table of rates: a whole number whose own net pay is within 1 shilling
 * of the net pay asked for, and the band in which that lies. Undefined if the net pay is not above 0, above the maximum,
 * or not met.
 */
export function findGross(netPay: number, rates: SalaryRates) {
  if (!(netPay > 0 && netPay <= MAX_NET_PAY_TZS)) return undefined;
  const band = rates.bands.findIndex(({ netUpTo }) => netUpTo === null || netPay <= netUpTo);
  const found = rates.bands[band];
  if (!found) return undefined;
  const grossSalary = roundToShillings(exactGrossOf(taxablePayFor(netPay, found, rates), rates));
  const recomputedNet = netPayOf(taxablePayOf(grossSalary, rates), rates);
  if (Math.abs(recomputedNet - netPay) > NET_TOLERANCE_TZS) return undefined;
  return { grossSalary, band };
}

/** The salary of a whole gross, and what its lines leave above the pay asked for, in shillings: at most one. */
export type FoundSalary = SalaryResult & { rounding: number };

/** Returns what the lines of a salary leave above the pay asked for, so that all of them add up to the gross. */
export const roundingOf = ({ grossSalary, employeeNSSF, paye }: SalaryResult, asked: number, deducted = 0): number =>
  roundToCents(sumExactly(grossSalary, -employeeNSSF, -paye, -deducted) - asked);

/**
 * Calculates a salary from its net pay; undefined if no gross salary gives it. Every line follows from the whole gross; the
 * band is that of the net pay asked for.
 */
export function netToGross(netPay: number, rates: SalaryRates, options?: SalaryOptions): FoundSalary | undefined {
  const found = findGross(netPay, rates);
  if (!found) return undefined;
  const { grossSalary, band } = found;
  const result = salaryOf(grossSalary, taxablePayOf(grossSalary, rates), rates, options);
  return { ...result, band, rounding: roundingOf(result, netPay) };
}

/** Parses a net salary above 0 that `isMet` accepts. */
export function readNetWith(text: string, isMet: (net: number) => boolean): ParseResult {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return { error: whyUnreadable(text) };
  if (amount <= 0) return { error: { code: 'net-not-positive' } };
  return isMet(amount) ? { amount } : { error: { code: 'net-without-gross' } };
}

/** Parses a net salary that some gross salary gives. */
export const readNetSalary = (text: string, rates: SalaryRates): ParseResult =>
  readNetWith(text, (net) => findGross(net, rates) !== undefined);
