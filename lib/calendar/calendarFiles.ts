import { dateFormat } from '../dates/formatLongDate.ts';
import { addMonths, type IsoDay } from '../tax/days.ts';
import { DUTY_GROUP_IDS, DUTY_GROUPS, type DutyGroup } from './duties.ts';
import { BUSINESSES, dutyProfileOf, hasYearEnd, type Profile } from './profile.ts';

/** Folder of the calendar files, below the site's root. */
export const CALENDAR_FOLDER = '/ics';

/** Months covered by a calendar, from the day of its build. */
const CALENDAR_MONTHS = 24;

/** Refers from a calendar event to the printed sheet of the year. */
export const yearSheet = (page: string): string => `Your year on one sheet: ${page}#year`;

/** Returns a calendar's range: from the first day of a day's month, to keep recent dates, to 24 months after it. */
export const calendarRange = (day: IsoDay): { from: IsoDay; to: IsoDay } => ({
  from: `${day.slice(0, 7)}-01`,
  to: addMonths(day, CALENDAR_MONTHS),
});

/** A calendar file: the duties of one group; groups that choose a year end have one file for each. */
export type CalendarFile = {
  /** Name of the file without its extension. */
  name: string;
  group: DutyGroup;
  /** Month in which the accounting year ends. */
  yearEnd: number;
};

const DECEMBER = 12;
const MONTHS = Array.from({ length: DECEMBER }, (_, index) => index + 1);

/** Returns 'June' for 6. */
export const monthName = (month: number): string =>
  dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1)));

const choosesYearEnd = (group: DutyGroup): boolean =>
  BUSINESSES.some((business) => business === group && hasYearEnd({ business }));

/** Returns the calendar of a group, and of a year end if the group chooses it. */
export function calendarFile(group: DutyGroup, yearEnd: number): CalendarFile {
  if (!choosesYearEnd(group)) return { name: group, group, yearEnd: DECEMBER };
  return { name: `${group}-${String(yearEnd).padStart(2, '0')}`, group, yearEnd };
}

/** Returns the calendar's name in the visitor's program, such as 'VAT-registered'. */
export function calendarTitle({ group, yearEnd }: CalendarFile): string {
  const title = DUTY_GROUPS[group];
  return choosesYearEnd(group) ? `${title}, year end ${monthName(yearEnd)}` : title;
}

/** Returns the path of a calendar. */
export const calendarPath = ({ name }: Pick<CalendarFile, 'name'>): string => `${CALENDAR_FOLDER}/${name}.ics`;

/** All calendars of the site: one for each group, or for each year end if the group chooses it. */
export const CALENDAR_FILES: readonly CalendarFile[] = DUTY_GROUP_IDS.flatMap((group) =>
  (choosesYearEnd(group) ? MONTHS : [DECEMBER]).map((month) => calendarFile(group, month)),
);

/** Returns the calendars that hold all dates of a profile. */
export const filesOf = (profile: Profile): CalendarFile[] => {
  const { groups, yearEnd } = dutyProfileOf(profile);
  return groups.map((group) => calendarFile(group, yearEnd));
};
