import { addMonths, dayOfMonth, type IsoDay } from '../tax/days.ts';

/** When a duty comes back. */
export type Recurrence =
  /** On a day of the month after the one that it is for; 31 is the last day of every month. */
  | { every: 'month'; day: number }
  /** On a day of the calendar year after the one that it is for. */
  | { every: 'year'; month: number; day: number }
  /** Some months after the end of an accounting year, before it where negative; several make steps of one duty. */
  | { every: 'accounting-year'; months: readonly number[] };

/** From the first to the last day, both included. */
export type Range = { from: IsoDay; to: IsoDay };

/** One date of a duty. */
export type Occurrence = {
  due: IsoDay;
  /** What it is for: a month 2026-11, a year 2026, or the last day of an accounting year 2026-12-31. */
  period: string;
  /** Which step of the duty, from 0. */
  step: number;
};

const yearOf = (day: IsoDay) => Number(day.slice(0, 4));
const monthOf = (day: IsoDay) => Number(day.slice(5, 7));

function monthly(day: number, { from, to }: Range): Occurrence[] {
  const count = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from) + 1;
  return Array.from({ length: count }, (_, index) => {
    const month = monthOf(from) + index;
    const period = dayOfMonth(yearOf(from), month - 1, 1).slice(0, 7);
    return { due: dayOfMonth(yearOf(from), month, day), period, step: 0 };
  });
}

function yearly(month: number, day: number, { from, to }: Range): Occurrence[] {
  const count = yearOf(to) - yearOf(from) + 1;
  return Array.from({ length: count }, (_, index) => {
    const year = yearOf(from) + index;
    return { due: dayOfMonth(year, month, day), period: String(year - 1), step: 0 };
  });
}

function byAccountingYear(months: readonly number[], yearEnd: number, { from, to }: Range): Occurrence[] {
  const reach = Math.ceil(Math.max(...months.map(Math.abs)) / 12) + 1;
  const count = yearOf(to) - yearOf(from) + 2 * reach + 1;
  return Array.from({ length: count }, (_, index) => {
    const period = dayOfMonth(yearOf(from) - reach + index, yearEnd, 31);
    return months.map((offset, step) => ({ due: addMonths(period, offset), period, step }));
  }).flat();
}

/**
 * The dates of a duty that fall into a range, in their order.
 *
 * @param yearEnd month in which the accounting year ends, 1 to 12
 */
export function occurrences(rule: Recurrence, range: Range, yearEnd: number): Occurrence[] {
  const all =
    rule.every === 'month'
      ? monthly(rule.day, range)
      : rule.every === 'year'
        ? yearly(rule.month, rule.day, range)
        : byAccountingYear(rule.months, yearEnd, range);
  return all
    .filter(({ due }) => range.from <= due && due <= range.to)
    .sort((a, b) => a.due.localeCompare(b.due) || a.step - b.step);
}
