import { percentageOf, roundToCents } from '../money/amount.ts';
import type { DeductedSalary } from './deductions.ts';
import type { SalaryRates } from './rates.ts';
import { grossToNet, type SalaryOptions } from './salary.ts';

/** A month with a bonus beside the salary; shillings rounded to 2 decimals. */
export type BonusMonth = {
  /** The whole month's pay. Student loan and WCF are shares of the salary: the bonus does not change them. */
  pay: DeductedSalary;
  bonus: number;
  /** NSSF and PAYE on the bonus in its month. */
  nssf: number;
  paye: number;
  /** Net amount of the bonus, and its percent of the bonus. */
  left: number;
  leftPercent: number;
};

/**
 * Calculates the month in which a bonus is paid: salary and bonus are taxed together, as PAYE is charged by month.
 *
 * @param gross unrounded gross salary of the usual month
 */
export function bonusMonth(
  usual: DeductedSalary,
  gross: number,
  bonus: number,
  rates: SalaryRates,
  options: SalaryOptions,
): BonusMonth {
  const { deducted } = usual;
  const month = grossToNet(gross + bonus, rates, { ...options, wcfEarnings: gross });
  const left = roundToCents(month.netPay - usual.netPay);
  return {
    pay: {
      ...month,
      ...(deducted && { deducted: { ...deducted, left: roundToCents(month.netPay - deducted.total) } }),
    },
    bonus,
    nssf: roundToCents(month.employeeNSSF - usual.employeeNSSF),
    paye: roundToCents(month.paye - usual.paye),
    left,
    leftPercent: percentageOf(left, bonus),
  };
}
