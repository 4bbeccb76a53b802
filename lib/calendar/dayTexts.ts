import { dateFormat } from '../dates/dateLocale.ts';
import type { IsoDay } from '../tax/days.ts';
import type { DutyDate } from './duties.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

const plain = (options: Intl.DateTimeFormatOptions, day: IsoDay) =>
  dateFormat(options)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** Returns 'Monday 7 December 2026'. */
export const weekdayDate = (day: IsoDay): string => plain(LONG, day);

/** Returns 'Mon 7 Dec'. */
export const shortDate = (day: IsoDay): string => plain(SHORT, day);

/** Returns 'A Saturday: act by Friday 6 November 2026.'; undefined if the due date is a working day. */
export function workingDayNote({ dayOff, workingDay }: Pick<DutyDate, 'dayOff' | 'workingDay'>): string | undefined {
  return dayOff && `${dayOff}: act by ${weekdayDate(workingDay)}`;
}
