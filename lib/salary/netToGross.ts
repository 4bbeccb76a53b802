import { applyPercent, percentageOf, roundToShillings } from '../money/amount.ts';
import { explainUnreadable, type ParseResult, parseAmount } from '../money/input.ts';
import { type PayeBand, type SalaryRates, taxedPercentOf } from './rates.ts';
import {
  grossToNet,
  netPayOf,
  type OtherDeductions,
  type SalaryOptions,
  type SalaryResult,
  taxablePayOf,
} from './salary.ts';

/** Maximum net pay, in shillings a month. */
const MAX_NET_PAY_TZS = 1_000_000_000_000;

/** Maximum difference in shillings between the requested net pay and that of the calculated gross (specification). */
const NET_TOLERANCE_TZS = 1;

/**
 * Returns the percentage deducted from the next shilling of taxable pay: the band's rate, plus NSSF if PAYE is charged on
 * gross.
 */
export const takenPercentOf = ({ rate }: PayeBand, { employeeNssf, isOnWholeGross }: SalaryRates): number =>
  rate + (isOnWholeGross ? employeeNssf : 0);

/** Inverts a band: net = taxable - fixed - rate x (taxable - above). */
function taxablePayFor(netPay: number, band: PayeBand, rates: SalaryRates): number {
  return ((netPay + band.fixed) * 100 - band.rate * band.above) / (100 - takenPercentOf(band, rates));
}

/** Returns the gross salary for an amount of taxable pay, not rounded to whole shillings. */
const exactGrossOf = (taxablePay: number, rates: SalaryRates): number => (taxablePay * 100) / taxedPercentOf(rates);

/**
 * Finds the gross salary in whole shillings whose net pay is within 1 shilling of the requested one, and the band of the
 * requested net pay. Undefined if the net pay is not positive, above the maximum, or unattainable.
 */
function findGross(netPay: number, rates: SalaryRates) {
  if (!(netPay > 0 && netPay <= MAX_NET_PAY_TZS)) return undefined;
  const band = rates.bands.findIndex(({ netUpTo }) => netUpTo === null || netPay <= netUpTo);
  const found = rates.bands[band];
  if (!found) return undefined;
  const grossSalary = roundToShillings(exactGrossOf(taxablePayFor(netPay, found, rates), rates));
  const recomputedNet = netPayOf(taxablePayOf(grossSalary, rates), rates);
  // Below half a shilling, gross rounds to 0.
  if (grossSalary === 0 || Math.abs(recomputedNet - netPay) > NET_TOLERANCE_TZS) return undefined;
  return { grossSalary, band };
}

/** Returns bands that treat other deductions as tax, so that their net pay is pay after all deductions. */
function bandsWith(rates: SalaryRates, deductions: OtherDeductions): PayeBand[] {
  const { loanPercent, union, insurance, other } = deductions;
  // The loan is charged on gross salary, and taxable pay is a percentage of gross.
  const loanRate = (loanPercent * 100) / taxedPercentOf(rates);
  const takenAt = (taxablePay: number) => union + insurance + other + applyPercent(taxablePay, loanRate);
  return rates.bands.map((band, index) => ({
    ...band,
    rate: band.rate + loanRate,
    fixed: band.fixed + takenAt(band.above),
    netUpTo: band.netUpTo === null ? null : band.netUpTo - takenAt(rates.bands[index + 1]?.above ?? 0),
  }));
}

/** A salary calculated from the requested net pay, or from pay after other deductions. */
export type FoundSalary = SalaryResult & { asked: number };

/**
 * Calculates a salary from net pay, or from pay after other deductions; undefined if no gross salary results in it. All
 * lines follow from the whole-shilling gross, but the band is that of the requested pay.
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

/** Parses a net salary above 0, or pay after other deductions. Returns an error if no gross salary results in it. */
export function readNetSalary(text: string, rates: SalaryRates, deductions?: OtherDeductions): ParseResult {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return { error: explainUnreadable(text) };
  if (amount <= 0) return { error: { code: 'net-not-positive' } };
  return netToGross(amount, rates, {}, deductions) ? { amount } : { error: { code: 'net-without-gross' } };
}

/** A month with a bonus in addition to salary, in shillings, unrounded. */
export type BonusMonth = {
  /** Pay for the whole month. Student loan and WCF depend on salary only, not on the bonus. */
  pay: SalaryResult;
  bonus: number;
  /** NSSF and PAYE attributable to the bonus. */
  nssf: number;
  paye: number;
  /** Net bonus, and its percentage of the bonus. */
  left: number;
  leftPercent: number;
};

/** Calculates the month in which a bonus is paid. Salary and bonus are taxed together, because PAYE is charged monthly. */
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
