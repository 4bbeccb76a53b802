import { applyPercent, percentageOf } from '../money/amount.ts';
import type { SalaryTable } from './publishedRates.ts';
import { bandIndexOf, type PayeBand, payeOn, type SalaryRates, taxedPercentOf } from './rates.ts';

/** Result of a monthly salary calculation in shillings, unrounded, because amounts are rounded for display. */
export type SalaryResult = {
  grossSalary: number;
  employeeNSSF: number;
  taxablePay: number;
  paye: number;
  netPay: number;
  employerNSSF: number;
  wcf: number;
  sdl: number;
  totalCostToCompany: number;
  /** Index of the band for the taxable pay. */
  band: number;
  summary: SalarySummary;
  deducted?: DeductedPay;
};

/** Totals and percentages of a salary. Percentages are of gross, unrounded, and 0 if gross is 0. */
type SalarySummary = {
  /** Total of NSSF, PAYE, WCF and SDL. */
  totalDeductions: number;
  takeHomePercent: number;
  deductionPercent: number;
  /** Employer NSSF, WCF and SDL, in addition to gross. */
  employerCostPercent: number;
  /** PAYE as a percentage of gross. */
  effectiveRate: number;
  /** PAYE rate on the next shilling of taxable pay. */
  marginalRate: number;
};

export type SalaryOptions = {
  /** False for an employer with too few employees for SDL. Defaults to true. */
  isSdlCharged?: boolean;
  /** Basic pay and fixed allowances, which are subject to WCF. Defaults to gross. */
  wcfEarnings?: number;
};

/** Returns the PAYE rate on the next shilling; at a band's upper limit, the rate of the next band. */
function marginalRateAt(taxablePay: number, bands: readonly PayeBand[]): number {
  return bands.findLast((band) => band.above <= taxablePay)?.rate ?? 0;
}

/** Returns the net pay for a taxable pay, unrounded. Subtracts NSSF if it was not deducted before tax. */
export function netPayOf(taxablePay: number, { bands, employeeNssf, isOnWholeGross }: SalaryRates): number {
  const nssf = isOnWholeGross ? applyPercent(taxablePay, employeeNssf) : 0;
  return taxablePay - payeOn(taxablePay, bands) - nssf;
}

/** Monthly deductions from net pay other than tax and pension. */
export type OtherDeductions = {
  /** Student loan deduction as a percentage of gross salary; 0 without a loan. */
  loanPercent: number;
  /** Shillings a month. */
  union: number;
  insurance: number;
  other: number;
};

/** Monthly deductions and the pay after them, in shillings, unrounded. */
export type DeductedPay = {
  heslb: number;
  union: number;
  insurance: number;
  other: number;
  total: number;
  /** Net pay minus the total; negative if the deductions exceed net pay. */
  left: number;
};

/**
 * Subtracts other deductions from net pay. They reduce neither tax nor contributions; the student loan is a percentage of
 * gross salary.
 */
function deductFrom(gross: number, taxablePay: number, rates: SalaryRates, deductions: OtherDeductions): DeductedPay {
  const { loanPercent, union, insurance, other } = deductions;
  const heslb = applyPercent(gross, loanPercent);
  const total = heslb + union + insurance + other;
  return { heslb, union, insurance, other, total, left: netPayOf(taxablePay, rates) - total };
}

/** Returns the pay on which PAYE is charged: gross minus the employee's NSSF, or gross for a non-resident. */
export const taxablePayOf = (gross: number, rates: SalaryRates): number => applyPercent(gross, taxedPercentOf(rates));

/** Calculates a salary from gross and taxable pay, with one table of rates. */
export function salaryOf(
  gross: number,
  taxablePay: number,
  rates: SalaryRates,
  { isSdlCharged = true, wcfEarnings = gross }: SalaryOptions = {},
  deductions?: OtherDeductions,
): SalaryResult {
  const employeeNssf = applyPercent(gross, rates.employeeNssf);
  const paye = payeOn(taxablePay, rates.bands);
  const netPay = netPayOf(taxablePay, rates);
  const employerNssf = applyPercent(gross, rates.employerNssf);
  const wcf = applyPercent(wcfEarnings, rates.wcf);
  const sdl = isSdlCharged ? applyPercent(gross, rates.sdl) : 0;
  const employerCost = employerNssf + wcf + sdl;
  const totalDeductions = employeeNssf + paye + wcf + sdl;
  return {
    grossSalary: gross,
    employeeNSSF: employeeNssf,
    taxablePay,
    paye,
    netPay,
    employerNSSF: employerNssf,
    wcf,
    sdl,
    totalCostToCompany: gross + employerCost,
    band: bandIndexOf(taxablePay, rates.bands),
    summary: {
      totalDeductions,
      takeHomePercent: percentageOf(netPay, gross),
      deductionPercent: percentageOf(totalDeductions, gross),
      employerCostPercent: percentageOf(employerCost, gross),
      effectiveRate: percentageOf(paye, gross),
      marginalRate: marginalRateAt(taxablePay, rates.bands),
    },
    ...(deductions && { deducted: deductFrom(gross, taxablePay, rates, deductions) }),
  };
}

/** Calculates net pay, the employer's cost, and the pay after other deductions from a gross monthly salary. */
export const grossToNet = (
  gross: number,
  rates: SalaryRates,
  options?: SalaryOptions,
  deductions?: OtherDeductions,
): SalaryResult => salaryOf(gross, taxablePayOf(gross, rates), rates, options, deductions);

/** Returns net pay with a different fixed tax for the top band; undefined if it makes no difference. */
function netPayWith(
  topFixed: number,
  { taxablePay, netPay }: SalaryResult,
  { bands }: SalaryRates,
): number | undefined {
  const top = bands.length - 1;
  const fixed = bands[top]?.fixed ?? 0;
  if (fixed === topFixed || bandIndexOf(taxablePay, bands) !== top) return undefined;
  return netPay + fixed - topFixed;
}

/** Returns net pay under the revenue authority's own table; undefined if it is the same. */
export const publishedNetPay = (result: SalaryResult, rates: SalaryRates): number | undefined =>
  netPayWith(rates.publishedTopFixed, result, rates);

/**
 * Returns the net pay that the gross-to-net calculator shows for a gross calculated from net pay; undefined if it is the
 * same.
 */
export const grossToNetPay = (
  result: SalaryResult,
  { rates, grossToNetTopFixed }: Pick<SalaryTable, 'rates' | 'grossToNetTopFixed'>,
): number | undefined => netPayWith(grossToNetTopFixed, result, rates);
