import { MONTH_END, type Recurrence } from '@/lib/calendar/recurrence';
import { dateFormat } from '@/lib/dates/formatLongDate';
import { formatRate } from '@/lib/tax/rateCard';
import type { Translate } from '@/lib/words/translate';

const DAY_AND_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Describes when a duty is due, for example 'By the 7th of the next month'. */
export function ruleText(rule: Recurrence, translate: Translate): string {
  if (rule.every === 'month') {
    if (rule.day === MONTH_END) return translate('By the last day of the next month');
    // Only English uses an ordinal for the day.
    const day = translate.language === 'en' ? formatRate(rule.day, 'day-of-month') : rule.day;
    return translate('By the {day} of the next month', { day });
  }
  if (rule.every === 'quarter') return translate('By the last day of each quarter');
  if (rule.every === 'year') {
    const day = dateFormat(DAY_AND_MONTH, translate.language).format(
      new Date(Date.UTC(2026, rule.month - 1, rule.day)),
    );
    return translate('By {day} of the next year', { day });
  }
  const [first = 0, ...others] = rule.months;
  if (others.length === 0) return translate('Within {count} months of the year end', { count: first });
  const months = rule.months.map((offset) => 12 + offset);
  return translate('By the end of months {months} and {last} of the accounting year', {
    months: months.slice(0, -1).join(', '),
    last: months.at(-1) ?? '',
  });
}
