import type { Overtime } from '@/lib/content/schemas/tax/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import type { WageOrder } from '@/lib/salary/minimumWage';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

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
    basic: rowText(say('Basic salary')),
    hourly: rowText(say('Hourly rate'), say('salary / {hours} h', { hours: monthHours }), convention),
    hourlyBoth: rowText(
      say('Hourly rate'),
      say('salary / hours of the month'),
      say('{own} h: {convention}. {order} h: implied by the hourly and monthly wages of the order: {law}', {
        own: monthHours,
        convention,
        order: order.monthHours,
        law: order.law,
      }),
    ),
    weekday: rowText(say('Weekday overtime'), say('hours × {times} × hourly rate', { times: weekdayRate }), law, mark),
    weekend: rowText(
      say('Rest day or public holiday overtime'),
      say('hours × {times} × hourly rate', { times: weekendRate }),
      law,
      mark,
    ),
    overtime: rowText(say('Total overtime'), say('both together'), say('Overtime is taxable income.')),
    total: rowText(say('Total monthly salary'), say('basic plus overtime')),
  };
}
