import { type CalendarFile, calendarPath } from '../../calendar/calendarFiles.ts';
import { dutyDates } from '../../calendar/duties.ts';
import { icalendar } from '../../calendar/icalendar.ts';
import { findCalculator } from '../../site/calculators.ts';
import { addMonths } from '../../tax/days.ts';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '../content/loaders/calendar.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { buildDay } from '../site-build/builtAt.ts';

/** Months that calendars reach ahead of the build. */
export const CALENDAR_MONTHS = 24;

/**
 * The .ics file of a calendar: from the first day of the month, so that what has just passed does not vanish, to 24 months
 * after the day of the build.
 *
 * @param today the day of the build
 */
export function calendarText(file: CalendarFile, today: string = buildDay()): string {
  const { name, url } = getFirm();
  const range = { from: `${today.slice(0, 7)}-01`, to: addMonths(today, CALENDAR_MONTHS) };
  const profile = { groups: [file.group], yearEnd: file.yearEnd };
  return icalendar({
    title: `${file.title} - ${name}`,
    url: `${url}${calendarPath(file)}`,
    scope: file.name,
    dates: dutyDates(getDuties(), profile, range, getHolidayRules()),
    checkedOn: [getCalendar().checkedOn, getHolidays().checkedOn].toSorted().at(-1) ?? today,
    page: `${url}${findCalculator('tax-calendar').path}`,
  });
}
