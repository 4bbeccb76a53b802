import { dayOfMonth, type IsoDay } from '../tax/days.ts';

/** Recurrence rule of a duty. */
export type Recurrence =
  /** A day of the month after the period. 31 means the last day of any month. */
  | { every: 'month'; day: number }
  /** The last day of each calendar quarter. */
  | { every: 'quarter' }
  /** A date in the calendar year after the period. */
  | { every: 'year'; month: number; day: number }
  /** Months after the end of an accounting year, negative for before it. Several months are steps of one duty. */
  | { every: 'accounting-year'; months: readonly number[] };

/** A date range, inclusive at both ends. */
export type Range = { from: IsoDay; to: IsoDay };

/** One due date of a duty. */
type Occurrence = {
  due: IsoDay;
  /** Month (2026-11), quarter (2026-Q4), year (2026), or last day of an accounting year (2026-12-31). */
  period: string;
  /** Step of the duty, counted from 0. */
  step: number;
};

/** Longest month. dayOfMonth clamps it to the length of shorter ones. */
export const MONTH_END = 31;

/** Returns the due dates of a rule in a month: none, one, or the steps that fall in it. */
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

/** Returns the number of months between the year 0 and a day's month. */
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

/** Due dates in a chart of the year, measured in months: 1.5 is the middle of the second month. */
type Marks = {
  /** Month of the accounting year end that these dates belong to. */
  yearEnd?: number;
  places: readonly number[];
};

/** Returns a day's position, in months, within the twelve months that begin with another day's month. */
export function placeInYear(day: IsoDay, from: IsoDay): number {
  const lastDate = Number(dayOfMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), MONTH_END).slice(8));
  return monthIndex(day) - monthIndex(from) + (Number(day.slice(8)) - 0.5) / lastDate;
}

/**
 * Returns a rule's due dates in the twelve months that begin with a day's month; one entry per year end if they depend on
 * it.
 */
export function yearMarks(rule: Recurrence, from: IsoDay): Marks[] {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const range = { from: dayOfMonth(year, month, 1), to: dayOfMonth(year, month + 11, MONTH_END) };
  const placesOf = (yearEnd: number) => occurrences(rule, range, yearEnd).map(({ due }) => placeInYear(due, from));
  if (rule.every !== 'accounting-year') return [{ places: placesOf(12) }];
  return Array.from({ length: 12 }, (_, index) => ({ yearEnd: index + 1, places: placesOf(index + 1) }));
}
