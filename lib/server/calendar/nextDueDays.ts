import { type DueDay, type Duty, dueDays, dutyDates } from '../../calendar/duties.ts';
import { DEFAULT_PROFILE, dutyProfileOf } from '../../calendar/profile.ts';
import { buildDay } from '../../dates/builtAt.ts';
import { addMonths } from '../../tax/days.ts';
import type { Language } from '../../words/language.ts';
import { ENGLISH } from '../../words/translate.ts';
import { getCalendar, getDuties, getHolidayRules } from '../content/loaders/calendar.ts';

/** Number of due dates rendered into a page, which shows three of them. Enough for six weeks without a build. */
const MAX_DUE_DAYS = 9;
const MONTHS_AHEAD = 12;

/** Returns the next due dates of the default profile, limited to duties that one of the firm's services covers. */
export function nextDueDays(language: Language): DueDay[] {
  const ids = getCalendar(language).duties.flatMap(({ id, services }) => (services.length > 0 ? [id] : []));
  const duties = getDuties(language).filter(({ id }) => ids.includes(id));
  const today = buildDay();
  const range = { from: today, to: addMonths(today, MONTHS_AHEAD) };
  return dueDays(
    dutyDates(duties, dutyProfileOf(DEFAULT_PROFILE), range, getHolidayRules(language), ENGLISH),
    MAX_DUE_DAYS,
  );
}

/** Returns a duty's next due dates for its own page, assuming a December year end. */
export function nextDutyDays(duty: Duty): DueDay[] {
  const today = buildDay();
  const range = { from: today, to: addMonths(today, 3 * MONTHS_AHEAD) };
  const { yearEnd } = dutyProfileOf(DEFAULT_PROFILE);
  const dates = dutyDates(
    [{ ...duty, page: undefined }],
    { groups: duty.groups, yearEnd },
    range,
    getHolidayRules('en'),
    ENGLISH,
  );
  return dueDays(dates, MAX_DUE_DAYS);
}
