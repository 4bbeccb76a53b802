import { percentageOf, roundToCents } from '../money/amount.ts';

/** The lowest monthly pay for a kind of work, in shillings. */
export type MinimumWage = { id: string; sector: string; work: string; month: number };

/** A wage order, prepared for calculation. */
export type WageOrder = {
  wages: readonly MinimumWage[];
  /** Hours of a month, by the order's own hourly and monthly wages. */
  monthHours: number;
};

/** Names a kind of work with its sector, unless they are the same: 'Health: Hospital', 'Industry'. */
export const nameOfWork = ({ sector, work }: Pick<MinimumWage, 'sector' | 'work'>): string =>
  sector === work ? work : `${sector}: ${work}`;

/** A monthly salary compared with a minimum wage; shillings, rounded to 2 decimals. */
export type WageComparison = {
  /** Salary less the minimum; below 0 if the salary is too low. */
  difference: number;
  /** The salary as a percent of the minimum. */
  percent: number;
  /** Minimum hourly wage, by the hours of the order. */
  minimumHour: number;
};

/** Compares a basic monthly salary with the minimum for its kind of work. */
export function compareWithMinimum(basicSalary: number, { month }: MinimumWage, monthHours: number): WageComparison {
  return {
    difference: roundToCents(basicSalary - month),
    percent: roundToCents(percentageOf(basicSalary, month)),
    minimumHour: roundToCents(month / monthHours),
  };
}
