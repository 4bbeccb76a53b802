import { dueText } from '@/lib/calendar/dueText';
import type { HolidayRules } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { PlannedStep } from '@/lib/tax/objection';

const STARTS = {
  service: 'its service',
  objection: 'the last day of the objection',
  request: 'TRA’s notice',
  proposal: 'its receipt',
  admission: 'admission',
  determination: 'service of the final decision',
  leave: 'the leave to settle',
  board: 'the Board’s decision',
  tribunal: 'the Tribunal’s decision',
} as const satisfies Readonly<Record<PlannedStep['counts'], string>>;

/** Writes the time of a step: '30 days from its service', '7 days before the last day of the objection'. */
export function timeText({ days, months, counts }: Pick<PlannedStep, 'days' | 'months' | 'counts'>): string {
  const start = STARTS[counts];
  if (months !== undefined) return `${months} months from ${start}`;
  if (days === undefined) return `After ${start}`;
  return days < 0 ? `${Math.abs(days)} days before ${start}` : `${Math.abs(days)} days from ${start}`;
}

/**
 * Writes the deadline of a step: 'Sunday 20 December 2026: act by Friday 18', the latest possible day, or its time in
 * words. TRA's own deadline has no day to act by.
 */
export function dayText(step: PlannedStep, holidays: HolidayRules): string {
  const { id, day, isExpected } = step;
  if (day === undefined) return timeText(step);
  const text = id === 'decision' ? formatLongDate(day) : dueText(day, holidays, { verb: 'act' });
  return isExpected ? `Expected: ${text}` : text;
}
