import { dateFormat } from '../dates/formatLongDate.ts';
import { addMonths, type IsoDay } from '../tax/days.ts';
import type { Language } from '../words/language.ts';
import { DUTY_GROUP_IDS, type DutyGroup } from './duties.ts';
import { DECEMBER, hasYearEnd } from './profile.ts';

/** Folder of the calendar files, relative to the site's root. */
export const CALENDAR_FOLDER = '/ics';

/** Number of months that a calendar covers, from the build date. */
const CALENDAR_MONTHS = 24;

/** Returns a calendar's range: from the start of the current month, to keep recent dates, to 24 months later. */
export const calendarRange = (day: IsoDay): { from: IsoDay; to: IsoDay } => ({
  from: `${day.slice(0, 7)}-01`,
  to: addMonths(day, CALENDAR_MONTHS),
});

/** Calendar file with the duties of one group. Groups that choose their year end have one file per year end. */
export type CalendarFile = {
  /** File name without extension. */
  name: string;
  group: DutyGroup;
  /** Month in which the accounting year ends. */
  yearEnd: number;
};

const MONTHS = Array.from({ length: DECEMBER }, (_, index) => index + 1);

/** Returns 'June' for 6, in a language. */
export const monthName = (month: number, language: Language): string =>
  dateFormat({ month: 'long', timeZone: 'UTC' }, language).format(new Date(Date.UTC(2026, month - 1)));

/** Returns the calendar file of a group, for a year end if the group chooses one. */
export function calendarFile(group: DutyGroup, yearEnd: number): CalendarFile {
  if (!hasYearEnd({ business: group })) return { name: group, group, yearEnd: DECEMBER };
  return { name: `${group}-${String(yearEnd).padStart(2, '0')}`, group, yearEnd };
}

/** Returns the URL path of a calendar file. */
export const calendarPath = ({ name }: Pick<CalendarFile, 'name'>): string => `${CALENDAR_FOLDER}/${name}.ics`;

/** All calendars of the site: one per group, or one per year end if the group chooses it. */
export const CALENDAR_FILES: readonly CalendarFile[] = DUTY_GROUP_IDS.flatMap((group) =>
  (hasYearEnd({ business: group }) ? MONTHS : [DECEMBER]).map((month) => calendarFile(group, month)),
);
