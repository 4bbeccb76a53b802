import { dateFormat } from '../dates/formatLongDate.ts';
import type { IsoDay } from '../tax/days.ts';
import type { Language } from '../words/language.ts';
import type { DutyDate } from './duties.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

const plain = (options: Intl.DateTimeFormatOptions, day: IsoDay, language?: Language) =>
  dateFormat(options, language)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** Returns 'Monday 7 December 2026'. */
export const weekdayDate = (day: IsoDay): string => plain(LONG, day);

/** Returns 'Mon 7 Dec' in a language. */
export const shortDate = (day: IsoDay, language?: Language): string => plain(SHORT, day, language);

/** Returns 'A Saturday: act by Friday 6 November 2026.'; undefined if the due date is a working day. */
export function workingDayNote({ dayOff, workingDay }: Pick<DutyDate, 'dayOff' | 'workingDay'>): string | undefined {
  return dayOff && `${dayOff}: act by ${weekdayDate(workingDay)}`;
}
