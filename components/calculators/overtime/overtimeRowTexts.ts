import type { Overtime } from '@/lib/content/schemas/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import type { WageOrder } from '@/lib/salary/minimumWage';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeRowTexts(published: Overtime, order: WageOrder & { law: string }): RowTexts {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law, evidence } = published;
  const mark = markToday(evidence);
  const monthHours = weekHours * monthWeeks;
  const convention = say('{hours} hours a week × {weeks} weeks: the convention of this calculator', {
    hours: weekHours,
    weeks: monthWeeks,
  });
  return {
    basic: { label: say('Basic salary'), rule: '', law: '' },
    hourly: {
      label: say('Hourly rate'),
      rule: say('salary / {hours} h', { hours: monthHours }),
      law: convention,
    },
    hourlyBoth: {
      label: say('Hourly rate'),
      rule: say('salary / hours of the month'),
      law: say('{own} h: {convention}. {order} h: implied by the hourly and monthly wages of the order: {law}', {
        own: monthHours,
        convention,
        order: order.monthHours,
        law: order.law,
      }),
    },
    weekday: {
      label: say('Weekday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekdayRate }),
      law,
      mark,
    },
    weekend: {
      label: say('Rest day or public holiday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekendRate }),
      law,
      mark,
    },
    overtime: { label: say('Total overtime'), rule: say('both together'), law: say('Overtime is taxable income.') },
    total: { label: say('Total monthly salary'), rule: say('basic plus overtime'), law: '' },
  };
}
