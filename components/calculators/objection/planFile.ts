import { icalendar } from '@/lib/calendar/icalendar';
import { dayOffReason, lastWorkingDay } from '@/lib/calendar/workingDays';
import { RESULT_ID } from '@/lib/site/resultId';
import type { ObjectionInput, PlannedStep } from '@/lib/tax/objection/objection';
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
      title: `Objection: assessment of ${served}`,
      scope: 'objection',
      dates: dated.map(({ id, label, act, missed, law, day }) => ({
        // Each assessment has events of its own.
        id: `${id}-${served}-${kind}-${tax}`,
        duty: {
          id: RESULT_ID,
          action: withoutStop(act),
          where: `If it is missed: ${withoutStop(missed)}`,
          law,
        },
        due: day,
        workingDay: lastWorkingDay(day, rules.holidays),
        dayOff: dayOffReason(day, rules.holidays),
        title: `${label}, assessment of ${served}`,
      })),
      checkedOn,
      page: `${location.origin}${location.pathname}${location.search}`,
    });
  return { label: 'Dates (.ics)', name: `objection-${served}.ics`, type: 'text/calendar;charset=utf-8', text };
}
