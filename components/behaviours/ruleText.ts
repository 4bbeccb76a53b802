import { MONTH_END, type Recurrence } from '@/lib/calendar/recurrence';
import { dateFormat } from '@/lib/dates/formatLongDate';
import { formatRate } from '@/lib/tax/rateCard';

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
