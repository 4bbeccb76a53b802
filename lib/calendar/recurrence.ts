import { dateFormat } from '../dates/formatLongDate.ts';
import { dayOfMonth, type IsoDay } from '../tax/days.ts';
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

/** Day of the longest month; dayOfMonth takes the last day of a shorter one. */
const MONTH_END = 31;

/** Returns what is due in a month by a rule: nothing, one date, or the steps that fall into it. */
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

const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Writes the rule of a duty: 'By the 7th of the next month'. */
export function ruleText(rule: Recurrence): string {
  if (rule.every === 'month') {
    if (rule.day === MONTH_END) return 'By the last day of the next month';
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
