import { applyPercent } from '../money/amount.ts';
import type { Car, House, Loan } from './employee.ts';
import type { BenefitRules } from './rates.ts';

const MONTHS_OF_YEAR = 12;

/** Monthly value of the use of a car: by engine, less for an old one, none where the employer claims no cost. */
export function carBenefit({ cc, isOld, isCostClaimed }: Car, { sizes, oldShare }: BenefitRules['car']): number {
  if (!isCostClaimed) return 0;
  const year = sizes.find(({ upTo }) => upTo === null || cc <= upTo)?.year ?? 0;
  return applyPercent(year, isOld ? oldShare : 100) / MONTHS_OF_YEAR;
}

/**
 * Monthly value of a house: the lower of its market rent and the greater of a share of income and the cost claimed, less
 * the rent paid.
 *
 * @param income income without the house, for the share of it
 */
export function houseBenefit(house: House, income: number, { incomeShare }: BenefitRules['house']): number {
  const bound = Math.max(applyPercent(income, incomeShare), house.costClaimed);
  return Math.max(0, Math.min(house.marketRent, bound) - house.rentPaid);
}

/** True for a loan that is no benefit: a short one of at most some months' basic pay. */
export const isSmallLoan = ({ months, amount }: Loan, basic: number, rules: BenefitRules['loan']): boolean =>
  months < rules.shortMonths && amount <= rules.payMonths * basic;

/** Monthly value of a loan: interest at the statutory rate less that paid. */
export function loanBenefit(loan: Loan, basic: number, rules: BenefitRules['loan']): number {
  if (isSmallLoan(loan, basic, rules)) return 0;
  return applyPercent(loan.amount, Math.max(0, loan.statutoryRate - loan.rate)) / MONTHS_OF_YEAR;
}
