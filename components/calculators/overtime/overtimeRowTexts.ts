import type { Overtime } from '@/lib/content/schemas/tax';
import type { RowTexts } from '@/lib/money/breakdown';

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeRowTexts({ weekHours, monthWeeks, weekdayRate, weekendRate, law }: Overtime): RowTexts {
  const monthHours = weekHours * monthWeeks;
  return {
    basic: { label: 'Basic salary', rule: '', law: '' },
    hourly: {
      label: 'Hourly rate',
      rule: `salary / ${monthHours} h`,
      law: `${weekHours} hours a week × ${monthWeeks} weeks: the convention of this calculator`,
    },
    weekday: { label: 'Weekday overtime', rule: `hours × ${weekdayRate} × hourly rate`, law },
    weekend: { label: 'Weekend or public holiday overtime', rule: `hours × ${weekendRate} × hourly rate`, law },
    overtime: { label: 'Total overtime', rule: 'both together', law: 'Overtime is taxable income.' },
    total: { label: 'Total monthly salary', rule: 'basic plus overtime', law: '' },
  };
}
