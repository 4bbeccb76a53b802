import { icalendar } from '@/lib/calendar/icalendar';
import { dayOffReason, lastWorkingDay } from '@/lib/calendar/workingDays';
import { RESULT_ID } from '@/lib/site/resultId';
import type { ObjectionInput, PlannedStep } from '@/lib/tax/objection';
import { say } from '@/lib/words/say';
import type { ResultFile } from '../result/resultModel';
import type { ObjectionData } from './objectionData';

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** The days of a plan for a calendar program, each with two alarms; those that are only expected stay out. */
export function planFile(
  { served, kind, tax }: ObjectionInput,
  plan: readonly PlannedStep[],
  { rules, checkedOn }: Pick<ObjectionData, 'rules' | 'checkedOn'>,
): ResultFile | undefined {
  const dated = plan.flatMap((step) => (step.day && !step.isExpected ? [{ ...step, day: step.day }] : []));
  if (dated.length === 0) return undefined;
  const text = () =>
    icalendar({
      title: say('Objection: assessment of {day}', { day: served }),
      scope: 'objection',
      dates: dated.map(({ id, label, act, missed, law, day }) => ({
        // Each assessment has events of its own.
        id: `${id}-${served}-${kind}-${tax}`,
        duty: {
          id: RESULT_ID,
          action: withoutStop(act),
          where: say('If it is missed: {missed}', { missed: withoutStop(missed) }),
          law,
        },
        due: day,
        workingDay: lastWorkingDay(day, rules.holidays),
        dayOff: dayOffReason(day, rules.holidays),
        title: say('{step}, assessment of {day}', { step: label, day: served }),
      })),
      checkedOn,
      page: `${location.origin}${location.pathname}${location.search}`,
    });
  return { label: say('Dates (.ics)'), name: `objection-${served}.ics`, type: 'text/calendar;charset=utf-8', text };
}
