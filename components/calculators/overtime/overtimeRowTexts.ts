import type { Overtime } from '@/lib/content/schemas/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import type { WageOrder } from '@/lib/salary/minimumWage';
import { markToday } from '@/lib/server/content/loaders/sources';

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeRowTexts(published: Overtime, order: WageOrder & { law: string }): RowTexts {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law, evidence } = published;
  const mark = markToday(evidence);
  const monthHours = weekHours * monthWeeks;
  const convention = `${weekHours} hours a week × ${monthWeeks} weeks: the convention of this calculator`;
  return {
    basic: { label: 'Basic salary', rule: '', law: '' },
    hourly: {
      label: 'Hourly rate',
      rule: `salary / ${monthHours} h`,
      law: convention,
    },
    hourlyBoth: {
      label: 'Hourly rate',
      rule: 'salary / hours of the month',
      law: `${monthHours} h: ${convention}. ${order.monthHours} h: implied by the hourly and monthly wages of the order: ${order.law}`,
    },
    weekday: { label: 'Weekday overtime', rule: `hours × ${weekdayRate} × hourly rate`, law, mark },
    weekend: { label: 'Rest day or public holiday overtime', rule: `hours × ${weekendRate} × hourly rate`, law, mark },
    overtime: { label: 'Total overtime', rule: 'both together', law: 'Overtime is taxable income.' },
    total: { label: 'Total monthly salary', rule: 'basic plus overtime', law: '' },
  };
}
