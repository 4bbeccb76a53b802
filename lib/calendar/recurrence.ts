import { dateFormat } from '../dates/formatLongDate.ts';
import { addMonths, dayOfMonth, type IsoDay } from '../tax/days.ts';
import { formatRate } from '../tax/rateCard.ts';

/** Rule of a recurring duty. */
export type Recurrence =
  /** On a day of the month after the period; 31 is the last day of every month. */
  | { every: 'month'; day: number }
  /** On the last day of each calendar quarter. */
  | { every: 'quarter' }
  /** On a day of the calendar year after the period. */
  | { every: 'year'; month: number; day: number }
  /** Some months after the end of an accounting year, negative for before; several are steps of one duty. */
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

function quarterly({ from, to }: Range): Occurrence[] {
  const count = (yearOf(to) - yearOf(from) + 1) * 4;
  return Array.from({ length: count }, (_, index) => {
    const [year, quarter] = [yearOf(from) + Math.floor(index / 4), (index % 4) + 1];
    return { due: dayOfMonth(year, quarter * 3, 31), period: `${year}-Q${quarter}`, step: 0 };
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

function datesOf(rule: Recurrence, range: Range, yearEnd: number): Occurrence[] {
  switch (rule.every) {
    case 'month':
      return monthly(rule.day, range);
    case 'quarter':
      return quarterly(range);
    case 'year':
      return yearly(rule.month, rule.day, range);
    case 'accounting-year':
      return byAccountingYear(rule.months, yearEnd, range);
  }
}

/**
 * Returns the dates of a duty in a range, in order.
 *
 * @param yearEnd month in which the accounting year ends, 1 to 12
 */
export function occurrences(rule: Recurrence, range: Range, yearEnd: number): Occurrence[] {
  return datesOf(rule, range, yearEnd)
    .filter(({ due }) => range.from <= due && due <= range.to)
    .sort((a, b) => a.due.localeCompare(b.due) || a.step - b.step);
}

const LAST_DAY_OF_ANY_MONTH = 31;

const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Writes the rule of a duty: 'By the 7th of the next month'. */
export function ruleText(rule: Recurrence): string {
  if (rule.every === 'month') {
    if (rule.day === LAST_DAY_OF_ANY_MONTH) return 'By the last day of the next month';
    return `By the ${formatRate(rule.day, 'day-of-month')} of the next month`;
  }
  if (rule.every === 'quarter') return 'By the last day of each quarter';
  if (rule.every === 'year') {
    const day = dateFormat(DAY_AND_MONTH).format(new Date(Date.UTC(2026, rule.month - 1, rule.day)));
    return `By ${day} of the next year`;
  }
  const [first = 0, ...others] = rule.months;
  if (others.length === 0) {
    return `Within ${formatRate(first, 'months')} of the year end`;
  }
  const months = rule.months.map((offset) => 12 + offset);
  return `By the end of months ${months.slice(0, -1).join(', ')} and ${months.at(-1) ?? ''} of the accounting year`;
}
