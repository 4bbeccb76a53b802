import { dayOfMonth, type IsoDay } from '../tax/days.ts';

/** Rule of a recurring duty. */
export type Recurrence =
  /** On a day of the month after the period. 31 means the last day of any month. */
  | { every: 'month'; day: number }
  /** On the last day of each calendar quarter. */
  | { every: 'quarter' }
  /** On a day of the calendar year after the period. */
  | { every: 'year'; month: number; day: number }
  /** Some months after the end of an accounting year, or before it if negative. Several are steps of one duty. */
  | { every: 'accounting-year'; months: readonly number[] };

/** From the first to the last day, both included. */
export type Range = { from: IsoDay; to: IsoDay };

/** One date of a duty. */
export type Occurrence = {
  due: IsoDay;
  /** The period: a month 2026-11, a quarter 2026-Q4, a year 2026, or the last day of an accounting year 2026-12-31. */
  period: string;
  /** Step of the duty, from 0. */
  step: number;
};

/** Day of the longest month. dayOfMonth takes the last day of a shorter one. */
export const MONTH_END = 31;

/** Returns what is due in a month under a rule: nothing, one date, or the steps that fall into it. */
function dueIn(rule: Recurrence, year: number, month: number, yearEnd: number): Occurrence[] {
  const monthEnd = dayOfMonth(year, month, MONTH_END);
  switch (rule.every) {
    case 'month':
      return [{ due: dayOfMonth(year, month, rule.day), period: dayOfMonth(year, month - 1, 1).slice(0, 7), step: 0 }];
    case 'quarter':
      return month % 3 === 0 ? [{ due: monthEnd, period: `${year}-Q${month / 3}`, step: 0 }] : [];
    case 'year':
      return month === rule.month ? [{ due: dayOfMonth(year, month, rule.day), period: `${year - 1}`, step: 0 }] : [];
    case 'accounting-year':
      return rule.months.flatMap((offset, step) => {
        const period = dayOfMonth(year, month - offset, MONTH_END);
        return Number(period.slice(5, 7)) === yearEnd ? [{ due: monthEnd, period, step }] : [];
      });
  }
}

/** Counts the months from the year 0 to that of a day. */
const monthIndex = (day: IsoDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * Returns the dates of a duty in a range, in order.
 *
 * @param yearEnd month in which the accounting year ends, 1 to 12
 */
export function occurrences(rule: Recurrence, { from, to }: Range, yearEnd: number): Occurrence[] {
  const first = monthIndex(from);
  return Array.from({ length: monthIndex(to) - first + 1 }, (_, index) => first + index)
    .flatMap((index) => dueIn(rule, Math.floor(index / 12), (index % 12) + 1, yearEnd))
    .filter(({ due }) => from <= due && due <= to);
}

/** Due dates of a duty in the drawn year, in months: 1.5 is the middle of the second month. */
type Marks = {
  /** Month of the accounting year end to which these days belong. */
  yearEnd?: number;
  places: readonly number[];
};

/** Returns the position of a day in the twelve months that begin with another day's month. */
export function placeInYear(day: IsoDay, from: IsoDay): number {
  const lastDate = Number(dayOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), MONTH_END).slice(8));
  return monthIndex(day) - monthIndex(from) + (Number(day.slice(8)) - 0.5) / lastDate;
}

/**
 * Returns the due dates under a rule in the twelve months that begin with a day's month, for each year end if they
 * depend on it.
 */
export function yearMarks(rule: Recurrence, from: IsoDay): Marks[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const range = { from: dayOfMonth(year, month, 1), to: dayOfMonth(year, month + 11, MONTH_END) };
  const placesOf = (yearEnd: number) => occurrences(rule, range, yearEnd).map(({ due }) => placeInYear(due, from));
  if (rule.every !== 'accounting-year') return [{ places: placesOf(12) }];
  return Array.from({ length: 12 }, (_, index) => ({ yearEnd: index + 1, places: placesOf(index + 1) }));
}
