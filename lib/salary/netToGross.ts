import { applyPercent, percentageOf, roundToShillings } from '../money/amount.ts';
import { type ParseResult, parseAmount, whyUnreadable } from '../money/input.ts';
import { type PayeBand, type SalaryRates, taxedPercentOf } from './rates.ts';
import {
  grossToNet,
  netPayOf,
  type OtherDeductions,
  type SalaryOptions,
  type SalaryResult,
  taxablePayOf,
} from './salary.ts';

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
 * of the net pay asked for, and the band in which that lies. Undefined if the net pay is not above 0, above the
 * maximum, or impossible to reach.
 */
function findGross(netPay: number, rates: SalaryRates) {
  if (!(netPay > 0 && netPay <= MAX_NET_PAY_TZS)) return undefined;
  const band = rates.bands.findIndex(({ netUpTo }) => netUpTo === null || netPay <= netUpTo);
  const found = rates.bands[band];
  if (!found) return undefined;
  const grossSalary = roundToShillings(exactGrossOf(taxablePayFor(netPay, found, rates), rates));
  const recomputedNet = netPayOf(taxablePayOf(grossSalary, rates), rates);
  // Less than half a shilling has no whole gross.
  if (grossSalary === 0 || Math.abs(recomputedNet - netPay) > NET_TOLERANCE_TZS) return undefined;
  return { grossSalary, band };
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

/** A salary found from the net pay that was asked for, or from what other deductions leave of it. */
export type FoundSalary = SalaryResult & { asked: number };

/**
 * Calculates a salary from its net pay, or from what other deductions leave of it; undefined if no gross salary gives it.
 * Every line follows from the whole gross; the band is that of the pay asked for.
 */
export function netToGross(
  pay: number,
  rates: SalaryRates,
  options?: SalaryOptions,
  deductions?: OtherDeductions,
): FoundSalary | undefined {
  const found = findGross(pay, deductions ? { ...rates, bands: bandsWith(rates, deductions) } : rates);
  if (!found) return undefined;
  const { grossSalary, band } = found;
  return { ...grossToNet(grossSalary, rates, options, deductions), band, asked: pay };
}

/** Parses a net salary above 0, or what other deductions leave of it; an error if no gross salary gives it. */
export function readNetSalary(text: string, rates: SalaryRates, deductions?: OtherDeductions): ParseResult {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return { error: whyUnreadable(text) };
  if (amount <= 0) return { error: { code: 'net-not-positive' } };
  return netToGross(amount, rates, {}, deductions) ? { amount } : { error: { code: 'net-without-gross' } };
}

/** A month with a bonus on top of the salary; shillings, unrounded. */
export type BonusMonth = {
  /** The whole month's pay. Student loan and WCF are shares of the salary: the bonus does not change them. */
  pay: SalaryResult;
  bonus: number;
  /** NSSF and PAYE on the bonus in its month. */
  nssf: number;
  paye: number;
  /** Net amount of the bonus, and its percent of the bonus. */
  left: number;
  leftPercent: number;
};

/** Calculates the month in which a bonus is paid: salary and bonus are taxed together, as PAYE is charged by month. */
export function bonusMonth(usual: SalaryResult, bonus: number, rates: SalaryRates, options: SalaryOptions): BonusMonth {
  const { deducted, grossSalary } = usual;
  const month = grossToNet(grossSalary + bonus, rates, { ...options, wcfEarnings: grossSalary });
  const left = month.netPay - usual.netPay;
  return {
    pay: {
      ...month,
      ...(deducted && { deducted: { ...deducted, left: month.netPay - deducted.total } }),
    },
    bonus,
    nssf: month.employeeNSSF - usual.employeeNSSF,
    paye: month.paye - usual.paye,
    left,
    leftPercent: percentageOf(left, bonus),
  };
}
