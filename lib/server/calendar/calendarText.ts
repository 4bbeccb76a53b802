import { type CalendarFile, calendarPath, calendarRange, monthName } from '../../calendar/calendarFiles.ts';
import { DUTY_GROUPS, type Duty, dutyDates } from '../../calendar/duties.ts';
import { icalendar } from '../../calendar/icalendar.ts';
import { hasYearEnd } from '../../calendar/profile.ts';
import type { HolidayRules } from '../../calendar/workingDays.ts';
import type { Firm } from '../../content/schemas/firm.ts';
import { findCalculator } from '../../site/calculators.ts';
import type { IsoDay } from '../../tax/days.ts';
import { ENGLISH } from '../../words/translate.ts';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '../content/loaders/calendar.ts';
import { getFirm } from '../content/loaders/firm.ts';

/** Returns the name shown in the visitor's calendar app, such as 'VAT-registered'. */
function calendarTitle({ group, yearEnd }: CalendarFile): string {
  const title = DUTY_GROUPS[group];
  return hasYearEnd({ business: group }) ? `${title}, year end ${monthName(yearEnd, 'en')}` : title;
}

/** Data from which calendars are generated. */
type CalendarData = {
  duties: readonly Duty[];
  holidays: HolidayRules;
  firm: Pick<Firm, 'name' | 'url'>;
  /** Date on which duties or holidays were last checked. */
  checkedOn: IsoDay;
};

/** Loads the calendars' data from content. */
export function readCalendarData(): CalendarData {
  const [first, second] = [getCalendar('en').checkedOn, getHolidays('en').checkedOn];
  return {
    duties: getDuties('en'),
    holidays: getHolidayRules('en'),
    firm: getFirm('en'),
    checkedOn: first > second ? first : second,
  };
}

/**
 * Generates the .ics file of a calendar.
 * @param today date of the build, which determines the range (calendarRange)
 */
export function calendarText(file: CalendarFile, data: CalendarData, today: IsoDay): string {
  const { duties, holidays, firm, checkedOn } = data;
  const page = `${firm.url}${findCalculator('tax-calendar').path}`;
  return icalendar({
    title: `${calendarTitle(file)} - ${firm.name}`,
    url: `${firm.url}${calendarPath(file)}`,
    scope: file.name,
    dates: dutyDates(duties, { groups: [file.group], yearEnd: file.yearEnd }, calendarRange(today), holidays, ENGLISH),
    translate: ENGLISH,
    checkedOn,
    page,
    hasYearSheet: true,
  });
}
