import { addMonths, type IsoDay } from '../tax/days.ts';
import { DUTY_GROUP_IDS, DUTY_GROUPS, type DutyGroup } from './groups.ts';
import { BUSINESSES, groupsOf, hasYearEnd, type Profile, profileParams } from './profile.ts';

/** Folder of the files to subscribe to, below the site's root. */
export const CALENDAR_FOLDER = '/ics';

/** Months that calendars reach ahead of the day on which they are made. */
export const CALENDAR_MONTHS = 24;

/** Leads from an event of the tax calendar to the printed sheet of the year. */
export const yearSheet = (page: string): string => `Your year on one sheet: ${page}#year`;

/** From the first day of the month, so that what has just passed does not vanish, to 24 months after a day. */
export const calendarRange = (day: IsoDay): { from: IsoDay; to: IsoDay } => ({
  from: `${day.slice(0, 7)}-01`,
  to: addMonths(day, CALENDAR_MONTHS),
});

/** A calendar to subscribe to: the duties of one group, for one year end where the group chooses it. */
export type CalendarFile = {
  /** Name of the file without its ending. */
  name: string;
  /** Name in the visitor's calendar program, such as 'VAT-registered'. */
  title: string;
  group: DutyGroup;
  /** Month in which the accounting year ends. */
  yearEnd: number;
};

const DECEMBER = 12;
const MONTHS = Array.from({ length: DECEMBER }, (_, index) => index + 1);
const MONTH_NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** 'June' of 6. */
export const monthName = (month: number): string => MONTH_NAME.format(new Date(Date.UTC(2026, month - 1)));

const choosesYearEnd = (group: DutyGroup): boolean =>
  BUSINESSES.some((business) => business === group && hasYearEnd({ business }));

/** The calendar of a group, for one year end where the group chooses it. */
export function calendarFile(group: DutyGroup, yearEnd: number): CalendarFile {
  const title = DUTY_GROUPS[group];
  if (!choosesYearEnd(group)) return { name: group, title, group, yearEnd: DECEMBER };
  const name = `${group}-${String(yearEnd).padStart(2, '0')}`;
  return { name, title: `${title}, year end ${monthName(yearEnd)}`, group, yearEnd };
}

/** Path of a calendar. */
export const calendarPath = ({ name }: Pick<CalendarFile, 'name'>): string => `${CALENDAR_FOLDER}/${name}.ics`;

/** Address of the function that gives all dates of a profile in one calendar (netlify/calendar). */
export const MY_CALENDAR_PATH = `${CALENDAR_FOLDER}/my.ics`;

/** Path of the calendar of a profile. */
export function myCalendarPath(profile: Profile): string {
  const chosen = Object.entries(profileParams(profile)).filter((entry): entry is [string, string] => !!entry[1]);
  return `${MY_CALENDAR_PATH}?${new URLSearchParams(chosen)}`;
}

/** Every calendar of the site: one for most groups, one for each year end for those that choose it. */
export const CALENDAR_FILES: readonly CalendarFile[] = DUTY_GROUP_IDS.flatMap((group) =>
  (choosesYearEnd(group) ? MONTHS : [DECEMBER]).map((month) => calendarFile(group, month)),
);

/** The calendars that hold all dates of a profile. */
export const filesOf = (profile: Profile): CalendarFile[] => {
  const { groups, yearEnd } = groupsOf(profile);
  return groups.map((group) => calendarFile(group, yearEnd));
};
