import { formatLongDate } from '../dates/formatLongDate.ts';
import type { IsoDay } from '../tax/days.ts';
import { say, sayName } from '../words/say.ts';
import { weekdayDate } from './dayTexts.ts';
import type { HolidayRules } from './holidays.ts';
import { dayOffReason, lastWorkingDay } from './workingDays.ts';

type DueWords = {
  /** Stands before a working day: 'pay by'. */
  before?: string;
  /** What is to be done. */
  verb?: string;
};

/** The last working day as short as it is clear beside the due day: 'Friday 5', 'Friday 30 April'. */
function shortWorkingDay(workingDay: IsoDay, due: IsoDay): string {
  const [weekday = '', date = '', month = ''] = weekdayDate(workingDay).split(' ');
  return workingDay.slice(0, 7) === due.slice(0, 7) ? `${weekday} ${date}` : `${weekday} ${date} ${month}`;
}

/**
 * A due day as every tool, file and message states it: 'pay by 7 December 2026', and where that is no working day 'Sunday 7
 * February 2027: pay by Friday 5', with the holiday's name where it is one. The calendar names the same working day.
 */
export function dueText(day: IsoDay, holidays: HolidayRules, { before = '', verb = 'pay' }: DueWords = {}): string {
  const reason = dayOffReason(day, holidays);
  if (reason === undefined) return before ? `${sayName(before)} ${formatLongDate(day)}` : formatLongDate(day);
  const weekday = weekdayDate(day);
  const why = weekday.startsWith(reason) ? weekday : `${weekday}, ${reason}`;
  return say('{why}: {verb} by {day}', {
    why,
    verb: sayName(verb),
    day: shortWorkingDay(lastWorkingDay(day, holidays), day),
  });
}
