import { dateFormat } from '../dates/dateLocale.ts';
import type { IsoDay } from '../tax/days.ts';
import { daysBetween } from '../tax/days.ts';
import { say } from '../words/say.ts';
import type { DutyDate } from './duties.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

const plain = (options: Intl.DateTimeFormatOptions, day: IsoDay) =>
  dateFormat(options)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** 'Monday 7 December 2026'. */
export const weekdayDate = (day: IsoDay): string => plain(LONG, day);

/** 'Mon 7 Dec'. */
export const shortDate = (day: IsoDay): string => plain(SHORT, day);

/** 'today', 'tomorrow', 'in 15 days'; for a day that is over, 'over'. */
export function daysLeft(today: IsoDay, day: IsoDay): string {
  const days = daysBetween(today, day);
  if (days < 0) return say('over');
  if (days === 0) return say('today');
  return days === 1 ? say('tomorrow') : say('in {days} days', { days });
}

/** 'A Saturday: act by Friday 6 November 2026.'; undefined where the due day is a working day. */
export function workingDayNote({ dayOff, workingDay }: Pick<DutyDate, 'dayOff' | 'workingDay'>): string | undefined {
  return dayOff && say('{reason}: act by {day}', { reason: dayOff, day: weekdayDate(workingDay) });
}
