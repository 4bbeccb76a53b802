import { dateFormat } from '../dates/dateLocale.ts';
import { formatRate } from '../tax/rateCard.ts';
import { say } from '../words/say.ts';
import type { Recurrence } from './recurrence.ts';

const LAST_DAY_OF_ANY_MONTH = 31;

const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** When a duty comes back, in words: 'By the 7th of the next month'. */
export function ruleText(rule: Recurrence): string {
  if (rule.every === 'month') {
    if (rule.day === LAST_DAY_OF_ANY_MONTH) return say('By the last day of the next month');
    return say('By the {ordinal} of the next month', {
      ordinal: formatRate(rule.day, 'day-of-month'),
      date: rule.day,
    });
  }
  if (rule.every === 'year') {
    const day = dateFormat(DAY_AND_MONTH).format(new Date(Date.UTC(2026, rule.month - 1, rule.day)));
    return say('By {day} of the next year', { day });
  }
  const [first = 0, ...others] = rule.months;
  if (others.length === 0) {
    return say('Within {period} of the year end', { period: formatRate(first, 'months'), count: first });
  }
  const months = rule.months.map((offset) => 12 + offset);
  return say('By the end of months {months} and {last} of the accounting year', {
    months: months.slice(0, -1).join(', '),
    last: months.at(-1) ?? '',
  });
}
