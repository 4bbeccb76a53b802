import { percentageOf, roundToCents } from '../money/amount.ts';
import type { BreakdownRow } from '../money/breakdown.ts';
import { formatAmount as f } from '../money/format.ts';
import { inHours, type OvertimeInput, type OvertimeResult, type OvertimeRules, overtime } from './overtime.ts';

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

/** Compares overtime by the calculator's hours of a month and by the wage order's, line by line. */
export function hoursBreakdown(input: OvertimeInput, rules: OvertimeRules, orderHours: number): BreakdownRow[] {
  const own = overtime(input, rules);
  const order = overtime(input, { ...rules, monthHours: orderHours });
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const row = (id: string, of: (result: OvertimeResult) => number, formula: string, kind?: 'total'): BreakdownRow => {
    const amounts = [of(own), of(order), roundToCents(of(order) - of(own))];
    return { id, amount: amounts[2] ?? 0, amounts, formula, ...(kind && { kind }) };
  };
  const divided = (before: string) =>
    `${before}${f(basic)} / ${inHours(rules.monthHours)}; ${before}${f(basic)} / ${inHours(orderHours)}`;
  const hours = (count: number, times: number) => divided(`${inHours(count)} × ${times} × `);
  const sum = (parts: (result: OvertimeResult) => string) => `${parts(own)}; ${parts(order)}`;
  return [
    row('hourlyBoth', ({ hourlyRate }) => hourlyRate, divided('')),
    row('weekday', ({ weekdayOvertimePay }) => weekdayOvertimePay, hours(weekdayHours, rules.weekdayRate)),
    row('weekend', ({ weekendOvertimePay }) => weekendOvertimePay, hours(weekendHours, rules.weekendRate)),
    row(
      'overtime',
      ({ totalOvertimePay }) => totalOvertimePay,
      sum((result) => `${f(result.weekdayOvertimePay)} + ${f(result.weekendOvertimePay)}`),
    ),
    row(
      'total',
      ({ totalMonthlySalary }) => totalMonthlySalary,
      sum((result) => `${f(basic)} + ${f(result.totalOvertimePay)}`),
      'total',
    ),
  ];
}
