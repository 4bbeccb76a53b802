import { limitAmount } from '../money/limitAmount.ts';
import { roundToCents } from '../money/roundToCents.ts';
import { shareOf } from '../money/shareOf.ts';

/** The rules of overtime pay, as content/tax/overtime.json states them. */
export type OvertimeRules = {
  /** Hours of a standard week. */
  weekHours: number;
  /** Hours by which a monthly salary is divided: weeks of a month times the hours of a week. */
  monthHours: number;
  /** Multiples of the hourly rate. */
  weekdayRate: number;
  weekendRate: number;
  /** Legal cap of overtime hours in four weeks. */
  capHours: number;
};

/** What overtime comes to in a month; amounts in shillings, all rounded to 2 decimals. */
export type OvertimeResult = {
  hourlyRate: number;
  weekdayOvertimePay: number;
  weekendOvertimePay: number;
  totalOvertimePay: number;
  totalMonthlySalary: number;
  summary: OvertimeSummary;
};

/** Percents are of the basic salary; every figure is 0 when its divisor is 0. */
export type OvertimeSummary = {
  totalHours: number;
  averageRate: number;
  overtimePercent: number;
  salaryIncreasePercent: number;
  /** True above the legal cap of hours; the pay is shown all the same. */
  isAboveCap: boolean;
};

/** What an employee's month holds. */
export type OvertimeInput = { basicSalary: number; weekdayHours: number; weekendHours: number };

/**
 * Overtime pay for one month. Calculates unrounded, multiplying before the one division
 * by the hours of a month, and rounds each field at the end. What is no amount counts as 0.
 */
export function overtime(input: OvertimeInput, rules: OvertimeRules): OvertimeResult {
  const basicSalary = limitAmount(input.basicSalary);
  const weekdayHours = limitAmount(input.weekdayHours);
  const weekendHours = limitAmount(input.weekendHours);
  const payFor = (hours: number) => (basicSalary * hours) / rules.monthHours;
  const total = payFor(weekdayHours * rules.weekdayRate + weekendHours * rules.weekendRate);
  const totalHours = weekdayHours + weekendHours;
  return {
    hourlyRate: roundToCents(payFor(1)),
    weekdayOvertimePay: roundToCents(payFor(weekdayHours * rules.weekdayRate)),
    weekendOvertimePay: roundToCents(payFor(weekendHours * rules.weekendRate)),
    totalOvertimePay: roundToCents(total),
    totalMonthlySalary: roundToCents(basicSalary + total),
    summary: {
      totalHours: roundToCents(totalHours),
      averageRate: roundToCents(totalHours === 0 ? 0 : total / totalHours),
      overtimePercent: roundToCents(shareOf(total, basicSalary)),
      salaryIncreasePercent: roundToCents(shareOf(total, basicSalary)),
      isAboveCap: totalHours > rules.capHours,
    },
  };
}
