import {
  type CalendarFile,
  calendarPath,
  calendarRange,
  calendarTitle,
  yearSheet,
} from '../../calendar/calendarFiles.ts';
import { type Duty, dutyDates } from '../../calendar/duties.ts';
import { icalendar } from '../../calendar/icalendar.ts';
import type { HolidayRules } from '../../calendar/workingDays.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import { findCalculator } from '../../site/calculators.ts';
import type { IsoDay } from '../../tax/days.ts';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '../content/loaders/calendar.ts';
import { getFirm } from '../content/loaders/firm.ts';

/** Input of the calendars. */
export type CalendarData = {
  duties: readonly Duty[];
  holidays: HolidayRules;
  firm: Pick<Firm, 'name' | 'url'>;
  /** Day on which duties or holidays were last checked. */
  checkedOn: IsoDay;
};

/** Reads the calendars' data from content. */
export function readCalendarData(): CalendarData {
  const [first, second] = [getCalendar().checkedOn, getHolidays().checkedOn];
  return {
    duties: getDuties(),
    holidays: getHolidayRules(),
    firm: getFirm(),
    checkedOn: first > second ? first : second,
  };
}

/** Builds the .ics file of a calendar (calendarRange). `today` is the day of the build. */
export function calendarText(file: CalendarFile, data: CalendarData, today: IsoDay): string {
  const { duties, holidays, firm, checkedOn } = data;
  const page = `${firm.url}${findCalculator('tax-calendar').path}`;
  return icalendar({
    title: `${calendarTitle(file)} - ${firm.name}`,
    url: `${firm.url}${calendarPath(file)}`,
    scope: file.name,
    dates: dutyDates(duties, { groups: [file.group], yearEnd: file.yearEnd }, calendarRange(today), holidays),
    checkedOn,
    page,
    closing: yearSheet(page),
  });
}
