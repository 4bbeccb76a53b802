import { dateFormat, formatLongDate } from '../dates/formatLongDate.ts';
import { daysBetween, type IsoDay } from '../tax/days.ts';
import type { Language } from '../words/language.ts';
import { type Translate, translateName } from '../words/translate.ts';
import type { DutyDate } from './duties.ts';
import { dayOffReason, type HolidayRules, lastWorkingDay } from './workingDays.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

const plain = (options: Intl.DateTimeFormatOptions, day: IsoDay, language: Language) =>
  dateFormat(options, language)
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** Returns 'Monday 7 December 2026' in a language. */
export const weekdayDate = (day: IsoDay, language: Language): string => plain(LONG, day, language);

/** Returns 'Monday 7 December' in a language. */
export const weekdayOfYear = (day: IsoDay, language: Language): string =>
  plain({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }, day, language);

/** Returns 'Mon 7 Dec' in a language. */
export const shortDate = (day: IsoDay, language: Language): string => plain(SHORT, day, language);

/** Returns '7 Dec 2026' in a language. */
export const dateOfYear = (day: IsoDay, language: Language): string =>
  plain({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }, day, language);

/** Returns 'tomorrow', 'in 5 days' or '3 days ago' in a language. */
export const daysLeft = (day: IsoDay, today: IsoDay, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysBetween(today, day), 'day');

/** Translates the reason for a day off: a weekday name, or a holiday, whose name is translated in content. */
export const dayOffText = (dayOff: string, translate: Translate): string =>
  dayOff === 'Saturday' || dayOff === 'Sunday'
    ? translateName(translate, dayOff)
    : dayOff.replace('(expected)', translate('(expected)'));

/** Returns 'Saturday: act by Friday 6 November 2026' in a language; undefined if the due date is a working day. */
export function workingDayNote(
  { dayOff, workingDay }: Pick<DutyDate, 'dayOff' | 'workingDay'>,
  translate: Translate,
): string | undefined {
  if (!dayOff) return undefined;
  const day = dayOffText(dayOff, translate);
  return translate('{day}: act by {workingDay}', { day, workingDay: weekdayDate(workingDay, translate.language) });
}

type DueWords = {
  /** Text before the working day: 'pay by'. */
  before?: string;
  /** Verb of the duty, such as 'pay'. */
  verb?: string;
};

/** Formats the last working day without the parts it shares with the due date: 'Friday 5', 'Friday 30 April'. */
function shortWorkingDay(workingDay: IsoDay, due: IsoDay): string {
  const [weekday = '', date = '', month = ''] = weekdayDate(workingDay, 'en').split(' ');
  return workingDay.slice(0, 7) === due.slice(0, 7) ? `${weekday} ${date}` : `${weekday} ${date} ${month}`;
}

/**
 * Formats a due date for tools, files and messages: 'pay by 7 December 2026', or on a weekend or holiday 'Sunday 7 February
 * 2027: pay by Friday 5', with the holiday's name. Calendars use the same working day.
 */
export function dueText(day: IsoDay, holidays: HolidayRules, { before = '', verb = 'pay' }: DueWords = {}): string {
  const reason = dayOffReason(day, holidays);
  if (reason === undefined) return before ? `${before} ${formatLongDate(day, 'en')}` : formatLongDate(day, 'en');
  const weekday = weekdayDate(day, 'en');
  const why = weekday.startsWith(reason) ? weekday : `${weekday}, ${reason}`;
  return `${why}: ${verb} by ${shortWorkingDay(lastWorkingDay(day, holidays), day)}`;
}
