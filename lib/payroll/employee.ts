import { exactShare } from '../money/amount.ts';
import { countDays, type IsoDay, lastDayOfMonth } from '../tax/days.ts';

/** How a person's pay is taxed; 'director' is a director who does not work full-time. */
export const STATUSES = ['resident', 'non-resident', 'second-job', 'director'] as const;

/** Pension funds; '-basic' contributes on basic pay alone. */
export const FUNDS = ['nssf', 'psssf', 'psssf-basic', 'none'] as const;

/** Basis of the student loan deduction: gross salary (basic pay and allowances), or basic pay alone. */
export const HESLB_BASES = ['no', 'gross', 'basic'] as const;

export type Status = (typeof STATUSES)[number];
export type Fund = (typeof FUNDS)[number];
export type HeslbBase = (typeof HESLB_BASES)[number];

/** One person on the payroll; amounts are shillings of the month. */
export type Employee = {
  number: string;
  name: string;
  status: Status;
  basic: number;
  allowances: number;
  overtime: number;
  bonus: number;
  fund: Fund;
  /** NSSF contribution of the employee, percent of pay; the employer bears the rest. */
  nssfShare: number;
  heslb: HeslbBase;
  union: { percent: number } | { amount: number };
  insurance: number;
  otherDeductions: number;
  /** Value of all benefits in kind. */
  benefits: number;
  /** Days employed in a part of a month, with basic pay and allowances of the whole month. */
  part?: PartMonth & { basic: number; allowances: number };
  /** Pay on which WCF is charged, unless it is basic pay and allowances. */
  wcfEarnings?: number;
};

/** Days employed in a month, and the days of that month. */
export type PartMonth = { worked: number; days: number };

/**
 * Returns the employed part of the last day's month, in calendar days.
 *
 * @param start first day of the job, which may lie in an earlier month
 */
export function partMonth(start: IsoDay, end: IsoDay): PartMonth {
  const first = `${end.slice(0, 8)}01`;
  return { worked: countDays(start > first ? start : first, end), days: countDays(first, lastDayOfMonth(end)) };
}

/** Prorates monthly pay to a part of a month, rounded to the cent. */
export const payOfPart = (monthly: number, { worked, days }: PartMonth): number => exactShare(monthly, worked, days);
