import { dateFormat, formatLongDate } from '../dates/formatLongDate.ts';
import type { IsoDay } from '../tax/days.ts';
import type { Language } from '../words/language.ts';
import type { DutyDate } from './duties.ts';
import { dayOffReason, type HolidayRules, lastWorkingDay } from './workingDays.ts';

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

type DueWords = {
  /** Text before a working day: 'pay by'. */
  before?: string;
  /** The verb of the duty, such as 'pay'. */
  verb?: string;
};

/** Writes the last working day without the parts that the due date already shows: 'Friday 5', 'Friday 30 April'. */
function shortWorkingDay(workingDay: IsoDay, due: IsoDay): string {
  const [weekday = '', date = '', month = ''] = weekdayDate(workingDay).split(' ');
  return workingDay.slice(0, 7) === due.slice(0, 7) ? `${weekday} ${date}` : `${weekday} ${date} ${month}`;
}

/**
 * Writes a due date for tools, files and messages: 'pay by 7 December 2026', or on a weekend or holiday 'Sunday 7
 * February 2027: pay by Friday 5', with the holiday's name. Calendars use the same working day.
 */
export function dueText(day: IsoDay, holidays: HolidayRules, { before = '', verb = 'pay' }: DueWords = {}): string {
  const reason = dayOffReason(day, holidays);
  if (reason === undefined) return before ? `${before} ${formatLongDate(day)}` : formatLongDate(day);
  const weekday = weekdayDate(day);
  const why = weekday.startsWith(reason) ? weekday : `${weekday}, ${reason}`;
  return `${why}: ${verb} by ${shortWorkingDay(lastWorkingDay(day, holidays), day)}`;
}
