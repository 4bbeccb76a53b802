import { dateFormat } from '../dates/dateLocale.ts';
import { addMonths, type IsoDay } from '../tax/days.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { DUTY_GROUP_IDS, DUTY_GROUPS, type DutyGroup } from './groups.ts';
import { BUSINESSES, groupsOf, hasYearEnd, type Profile, profileParams } from './profile.ts';

/** Folder of the files to subscribe to, below the site's root. */
export const CALENDAR_FOLDER = '/ics';

/** Months that calendars reach ahead of the day on which they are made. */
export const CALENDAR_MONTHS = 24;

/** Leads from an event of the tax calendar to the printed sheet of the year. */
export const yearSheet = (page: string): string => say('Your year on one sheet: {page}', { page: `${page}#year` });

/** From the first day of the month, so that what has just passed does not vanish, to 24 months after a day. */
export const calendarRange = (day: IsoDay): { from: IsoDay; to: IsoDay } => ({
  from: `${day.slice(0, 7)}-01`,
  to: addMonths(day, CALENDAR_MONTHS),
});

/** A calendar to subscribe to: the duties of one group, for one year end where the group chooses it. */
export type CalendarFile = {
  /** Name of the file without its ending. */
  name: string;
  group: DutyGroup;
  /** Month in which the accounting year ends. */
  yearEnd: number;
};

const DECEMBER = 12;
const MONTHS = Array.from({ length: DECEMBER }, (_, index) => index + 1);

/** 'June' of 6, in the language of the page. */
export const monthName = (month: number): string =>
  dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1)));

const choosesYearEnd = (group: DutyGroup): boolean =>
  BUSINESSES.some((business) => business === group && hasYearEnd({ business }));

/** The calendar of a group, for one year end where the group chooses it. */
export function calendarFile(group: DutyGroup, yearEnd: number): CalendarFile {
  if (!choosesYearEnd(group)) return { name: group, group, yearEnd: DECEMBER };
  return { name: `${group}-${String(yearEnd).padStart(2, '0')}`, group, yearEnd };
}

/** Name of a calendar in the visitor's program, such as 'VAT-registered'. */
export function calendarTitle({ group, yearEnd }: CalendarFile): string {
  const title = say(DUTY_GROUPS[group]);
  return choosesYearEnd(group) ? say('{group}, year end {month}', { group: title, month: monthName(yearEnd) }) : title;
}

/** Path of a calendar in the language of the page. */
export const calendarPath = ({ name }: Pick<CalendarFile, 'name'>): string =>
  `${CALENDAR_FOLDER}/${name}${language() === 'en' ? '' : `.${language()}`}.ics`;

/** Address of the function that gives all dates of a profile in one calendar (netlify/calendar). */
export const MY_CALENDAR_PATH = `${CALENDAR_FOLDER}/my.ics`;

/** Parameter of that address which names the language of the calendar, where it is not English. */
export const LANGUAGE_PARAM = 'lang';

/** Path of the calendar of a profile, in the language of the page. */
export function myCalendarPath(profile: Profile): string {
  const named = language() === 'en' ? {} : { [LANGUAGE_PARAM]: language() };
  const chosen = Object.entries({ ...profileParams(profile), ...named }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
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
