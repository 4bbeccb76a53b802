import { percentageOf, roundToCents } from '../money/amount.ts';
import { type FormReading, parseNumber } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';
import { readSalary } from './salaryInput.ts';

/** Overtime rules from content/tax/overtime.json. */
export type OvertimeRules = {
  /** Hours in a standard week. */
  weekHours: number;
  /** Divisor for a monthly salary: weeks per month times hours per week. */
  monthHours: number;
  /** Multiples of the hourly rate. */
  weekdayRate: number;
  weekendRate: number;
  /** Legal maximum of overtime hours in four weeks. */
  capHours: number;
};

/** Monthly overtime pay in shillings, unrounded, because amounts are rounded for display. */
export type OvertimeResult = {
  hourlyRate: number;
  weekdayOvertimePay: number;
  weekendOvertimePay: number;
  totalOvertimePay: number;
  totalMonthlySalary: number;
  summary: OvertimeSummary;
};

/** Percentages are of the basic salary, unrounded. A value is 0 if its divisor is 0. */
export type OvertimeSummary = {
  totalHours: number;
  averageRate: number;
  overtimePercent: number;
  salaryIncreasePercent: number;
  /** True if hours exceed the legal maximum. Pay is calculated anyway. */
  isAboveCap: boolean;
};

/** Monthly salary in shillings, and overtime hours in the month. */
export type OvertimeInput = { basicSalary: number; weekdayHours: number; weekendHours: number };

/** Calculates monthly overtime pay. Multiplies before dividing once, by the hours per month. */
export function overtime(input: OvertimeInput, rules: OvertimeRules): OvertimeResult {
  const { basicSalary, weekdayHours, weekendHours } = input;
  const payFor = (hours: number) => (basicSalary * hours) / rules.monthHours;
  const total = payFor(weekdayHours * rules.weekdayRate + weekendHours * rules.weekendRate);
  const totalHours = weekdayHours + weekendHours;
  const overtimePercent = percentageOf(total, basicSalary);
  return {
    hourlyRate: payFor(1),
    weekdayOvertimePay: payFor(weekdayHours * rules.weekdayRate),
    weekendOvertimePay: payFor(weekendHours * rules.weekendRate),
    totalOvertimePay: total,
    totalMonthlySalary: basicSalary + total,
    summary: {
      totalHours: roundToCents(totalHours),
      averageRate: totalHours === 0 ? 0 : total / totalHours,
      overtimePercent,
      salaryIncreasePercent: overtimePercent,
      isAboveCap: totalHours > rules.capHours,
    },
  };
}

/** Maximum overtime hours per kind and month. */
export const MAX_HOURS = 100;

/** Overtime hours, with a note if a non-empty text counts as 0. */
type HoursResult = { hours: number; note?: Mistake; error?: undefined } | { error: Mistake };

/** '1,5': with so few digits, the comma is a decimal comma. */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;
/** '10 hrs', '1.5h', 'masaa 10', '10 masaa': the unit is ignored. */
const HOUR_WORD = /^(?:masaa|saa)\s*(?=[\d.])|(?<=\d)\s*(?:h(?:(?:ou)?rs?)?|masaa|saa)\.?$/gi;
/** '7:30', '7:30:00', '7h30', '7 hrs 30 min', '7 hours and 30 minutes', 'masaa 7 na dakika 30'. */
const HOURS_AND_MINUTES =
  /^(\d{1,3})\s*(?::|h(?:(?:ou)?rs?)?\.?|masaa|saa|(?=na|dakika))\s*(?:and|na)?\s*(?:dakika\s*)?([0-5]?\d)(?::00)?\s*(?:m(?:in(?:ute)?s?)?|dakika)?\.?$/i;
const MINUTES = /^(\d{1,4})\s*(?:m(?:in(?:ute)?s?)?|dakika)\.?$|^dakika\s*(\d{1,4})$/i;
/** '1/2', '2 1/2', and single-character fractions, which NFKC writes with a fraction slash. */
const FRACTION = /^(?:(\d{1,3})\s+)?(\d{1,2})\s*[/⁄]\s*([1-9]\d?)$/;
/** '2½': the fraction sign starts a new number. */
const FRACTION_SIGN = /(?=[¼½¾⅓⅔])/g;
/** Superscript digits and the like: '7³⁰' is not 730. */
const OTHER_DIGITS = /(?![¼½¾⅓⅔])\p{No}/gu;

/** Parses hours in common notations; null if unreadable. */
function parseHours(text: string): number | null {
  const normal = text.replace(OTHER_DIGITS, '?').replace(FRACTION_SIGN, ' ').normalize('NFKC').replace(/\s+/g, ' ');
  const plain = withPlainDigits(withoutInvisible(normal)).trim().replace(HOUR_WORD, '');
  const [, ones = '0', part, parts] = FRACTION.exec(plain) ?? [];
  if (part !== undefined) return Number(ones) + Number(part) / Number(parts);
  const minutes = MINUTES.exec(plain)?.slice(1).find(Boolean);
  if (minutes !== undefined) return Number(minutes) / 60;
  const [, whole, rest = '0'] = HOURS_AND_MINUTES.exec(plain) ?? [];
  if (whole !== undefined) return Number(whole) + Number(rest) / 60;
  return parseNumber(plain.replace(DECIMAL_COMMA, '$1.$2'));
}

/** Parses overtime hours. Empty and unreadable texts count as 0, the latter with a note; out-of-range values are errors. */
export function readHours(text: string): HoursResult {
  const hours = parseHours(text);
  if (hours === null) return { hours: 0, note: { code: 'counted-as-zero' } };
  return hours < 0 || hours > MAX_HOURS ? { error: { code: 'hours-out-of-range', most: MAX_HOURS } } : { hours };
}

/** Fields of the overtime form, in order; also the names of their URL parameters. */
export type OvertimeField = 'salary' | 'weekday' | 'weekend' | 'sector';

/** Hours and salary for a month, with the minimum wage if a sector is chosen. */
export type OvertimeQuestion = OvertimeInput & { minimum: MinimumWage | undefined };

export function readOvertimeInput(
  texts: Record<OvertimeField, string>,
  wages: readonly MinimumWage[],
): FormReading<OvertimeField, OvertimeQuestion> {
  const salary = readSalary(texts.salary);
  const weekday = readHours(texts.weekday);
  const weekend = readHours(texts.weekend);
  const minimum = wages.find(({ id }) => id === texts.sector);
  const sector: Mistake | undefined = texts.sector && !minimum ? { code: 'unknown-choice' } : undefined;
  if (salary.error !== undefined || weekday.error !== undefined || weekend.error !== undefined || sector) {
    return { errors: { salary: salary.error, weekday: weekday.error, weekend: weekend.error, sector } };
  }
  return {
    input: { basicSalary: salary.amount, weekdayHours: weekday.hours, weekendHours: weekend.hours, minimum },
    notes: { weekday: weekday.note, weekend: weekend.note },
  };
}

/** Lowest monthly pay for a kind of work, in shillings. */
type MinimumWage = { id: string; sector: string; work: string; month: number };

/** A wage order, prepared for calculation. */
export type WageOrder = {
  wages: readonly MinimumWage[];
  /** Hours per month, implied by the order's hourly and monthly wages. */
  monthHours: number;
};

/** Returns a label for a kind of work with its sector, unless they are the same: 'Health: Hospital', 'Industry'. */
export const nameOfWork = ({ sector, work }: Pick<MinimumWage, 'sector' | 'work'>): string =>
  sector === work ? work : `${sector}: ${work}`;

/** A monthly salary compared with a minimum wage, in shillings rounded to 2 decimals. */
type WageComparison = {
  /** Salary minus the minimum; negative if the salary is too low. */
  difference: number;
  /** The salary as a percentage of the minimum. */
  percent: number;
  /** Minimum hourly wage, based on the hours in the wage order. */
  minimumHour: number;
};

/** Compares a basic monthly salary with the minimum for its kind of work. */
export function compareWithMinimum(basicSalary: number, { month }: MinimumWage, monthHours: number): WageComparison {
  return {
    difference: roundToCents(basicSalary - month),
    percent: roundToCents(percentageOf(basicSalary, month)),
    minimumHour: month / monthHours,
  };
}
