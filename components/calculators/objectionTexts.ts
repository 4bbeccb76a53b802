import { dateOfYear, dayOffText, shortDate, weekdayDate, weekdayOfYear } from '@/lib/calendar/dueText';
import { dayOffReason, type HolidayRules, lastWorkingDay } from '@/lib/calendar/workingDays';
import type { PlannedStep } from '@/lib/tax/objection';
import { capitalised } from '@/lib/text/wording';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';
import type { PlanPoint } from './result/resultModel';

const STARTS = {
  service: 'the day it reached you',
  objection: 'the last day to object',
  request: 'the day of TRA’s notice',
  proposal: 'the day you receive it',
  admission: 'the day of admission',
  determination: 'the day TRA’s final decision reached you',
  leave: 'the leave to settle',
  board: 'the Board’s decision',
  tribunal: 'the Tribunal’s decision',
} as const satisfies Readonly<Record<PlannedStep['counts'], Phrase>>;

/**
 * Describes the time limit of a step, for example '30 days from the day it reached you' or '7 days before the last day to object'.
 */
export function timeText(
  { days, months, counts }: Pick<PlannedStep, 'days' | 'months' | 'counts'>,
  translate: Translate,
): string {
  const start = translate(STARTS[counts]);
  if (months !== undefined) return translate('{count} months from {start}', { count: months, start });
  if (days === undefined) return translate('after {start}', { start });
  const count = Math.abs(days);
  return days < 0
    ? translate('{count} days before {start}', { count, start })
    : translate('{count} days from {start}', { count, start });
}

/** The day by which to act, which is a working day. TRA's own deadline stays as it is. */
export const actDay = ({ id, day }: Pick<PlannedStep, 'id' | 'day'>, holidays: HolidayRules) =>
  day !== undefined && id !== 'decision' ? lastWorkingDay(day, holidays) : day;

/** Describes a step's deadline, for example 'Sunday 20 December 2026: act by Friday 18 December', or its time limit. */
export function dayText(step: PlannedStep, holidays: HolidayRules, translate: Translate): string {
  const { day, isExpected } = step;
  if (day === undefined) return capitalised(timeText(step, translate));
  const act = actDay(step, holidays) ?? day;
  const text = weekdayDate(day, translate.language);
  const due =
    act === day
      ? text
      : translate('{day}: act by {workingDay}', { day: text, workingDay: weekdayOfYear(act, translate.language) });
  return isExpected ? translate('Expected: {day}', { day: due }) : due;
}

/** States the legal deadline if it is not a working day, for example 'The last day by law is Sunday 20 December, Christmas Day.' */
export function legalDayText(day: string, holidays: HolidayRules, translate: Translate): string | undefined {
  const reason = dayOffReason(day, holidays);
  if (reason === undefined) return undefined;
  const weekday = weekdayOfYear(day, translate.language);
  const name = dayOffText(reason, translate);
  return translate('The last day by law is {day}.', {
    day: weekday.startsWith(name) ? weekday : `${weekday}, ${name}`,
  });
}

type DatedPoint = PlanPoint & { step: PlannedStep };

const isTogether = (one: PlannedStep, other: PlannedStep) =>
  one.day === undefined ? other.day === undefined && one.days === other.days : one.day === other.day;

function pointOf(step: PlannedStep, today: string, holidays: HolidayRules, translate: Translate): DatedPoint {
  const text = step.isExpected ? `${step.label} ${translate('(expected)')}` : step.label;
  const act = actDay(step, holidays);
  if (act === undefined) {
    return { when: translate('{count} days from the letter', { count: step.days ?? 0 }), text, kind: 'later', step };
  }
  const isThisYear = act.slice(0, 4) === today.slice(0, 4);
  const when = isThisYear ? shortDate(act, translate.language) : dateOfYear(act, translate.language);
  return { when, text, kind: act < today ? 'past' : 'later', step };
}

/**
 * The plan as a timeline that includes today: a point for each day, and one for the steps that respond to a letter from TRA. The
 * headline's step is highlighted.
 */
export function lineOf(
  plan: readonly PlannedStep[],
  answer: PlannedStep | undefined,
  today: string,
  holidays: HolidayRules,
  translate: Translate,
): PlanPoint[] {
  const points: DatedPoint[] = [];
  for (const step of plan.slice(0, plan.findLastIndex(({ day }) => day !== undefined) + 1)) {
    const last = points.at(-1);
    const point = pointOf(step, today, holidays, translate);
    if (last && isTogether(last.step, step)) last.text = `${last.text}; ${point.text}`;
    else points.push(step === answer ? { ...point, kind: 'next' } : point);
  }
  const now: PlanPoint = { when: translate('Today'), text: shortDate(today, translate.language), kind: 'today' };
  const first = points.findIndex(({ step }) => (actDay(step, holidays) ?? '') >= today);
  const line = points.map(({ when, text, kind }): PlanPoint => ({ when, text, kind }));
  return first < 0 ? [...line, now] : line.toSpliced(first, 0, now);
}
