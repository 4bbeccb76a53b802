import { clampAmount, percentageOf, roundToCents } from '../money/amount.ts';

/** The rules of overtime pay, from content/tax/overtime.json. */
export type OvertimeRules = {
  /** Hours of a standard week. */
  weekHours: number;
  /** Divisor of a monthly salary: weeks of a month times hours of a week. */
  monthHours: number;
  /** Multiples of the hourly rate. */
  weekdayRate: number;
  weekendRate: number;
  /** Legal maximum of overtime hours in four weeks. */
  capHours: number;
};

/** Overtime pay of a month; shillings, rounded to 2 decimals. */
export type OvertimeResult = {
  hourlyRate: number;
  weekdayOvertimePay: number;
  weekendOvertimePay: number;
  totalOvertimePay: number;
  totalMonthlySalary: number;
  summary: OvertimeSummary;
};

/** Percents are of the basic salary, unrounded; every value is 0 when its divisor is 0. */
export type OvertimeSummary = {
  totalHours: number;
  averageRate: number;
  overtimePercent: number;
  salaryIncreasePercent: number;
  /** Hours exceed the legal maximum; the pay is calculated all the same. */
  isAboveCap: boolean;
};

/** Monthly salary in shillings and overtime hours of one month. */
export type OvertimeInput = { basicSalary: number; weekdayHours: number; weekendHours: number };

/**
 * Calculates overtime pay for a month: unrounded, multiplying before the one division by the hours of a month; each
 * field is rounded at the end. Clamps the input, so that no field is NaN.
 */
export function overtime(input: OvertimeInput, rules: OvertimeRules): OvertimeResult {
  const basicSalary = clampAmount(input.basicSalary);
  const weekdayHours = clampAmount(input.weekdayHours);
  const weekendHours = clampAmount(input.weekendHours);
  const payFor = (hours: number) => (basicSalary * hours) / rules.monthHours;
  const total = payFor(weekdayHours * rules.weekdayRate + weekendHours * rules.weekendRate);
  const totalHours = weekdayHours + weekendHours;
  const overtimePercent = percentageOf(total, basicSalary);
  return {
    hourlyRate: roundToCents(payFor(1)),
    weekdayOvertimePay: roundToCents(payFor(weekdayHours * rules.weekdayRate)),
    weekendOvertimePay: roundToCents(payFor(weekendHours * rules.weekendRate)),
    totalOvertimePay: roundToCents(total),
    totalMonthlySalary: roundToCents(basicSalary + total),
    summary: {
      totalHours: roundToCents(totalHours),
      averageRate: roundToCents(totalHours === 0 ? 0 : total / totalHours),
      overtimePercent,
      salaryIncreasePercent: overtimePercent,
      isAboveCap: totalHours > rules.capHours,
    },
  };
}
