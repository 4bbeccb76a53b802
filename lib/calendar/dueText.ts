import { formatLongDate } from '../dates/formatLongDate.ts';
import type { IsoDay } from '../tax/days.ts';
import { weekdayDate } from './dayTexts.ts';
import type { HolidayRules } from './holidays.ts';
import { dayOffReason, lastWorkingDay } from './workingDays.ts';

type DueWords = {
  /** Text before a working day: 'pay by'. */
  before?: string;
  /** The verb of the duty, such as 'pay'. */
  verb?: string;
};

/** Writes the last working day without the parts that the due date shows: 'Friday 5', 'Friday 30 April'. */
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
