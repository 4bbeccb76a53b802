import { type Duty, dutyDates } from '../../calendar/duties.ts';
import { type DueDay, dueDays } from '../../calendar/nextDays.ts';
import { DEFAULT_PROFILE, groupsOf } from '../../calendar/profile.ts';
import { addMonths } from '../../tax/days.ts';
import { getCalendar, getDuties, getHolidayRules } from '../content/loaders/calendar.ts';
import { buildDay } from '../site-build/builtAt.ts';

/** Days that a page holds, of which it shows three: enough for six weeks without a build. */
const HELD_DAYS = 9;
const MONTHS_AHEAD = 12;

/** The next days of most firms, of the duties with services of which one is wanted. */
function daysOf(isWanted: (serviceId: string) => boolean): DueDay[] {
  const ids = getCalendar()
    .duties.filter(({ services }) => services.some(isWanted))
    .map(({ id }) => id);
  const duties = getDuties().filter(({ id }) => ids.includes(id));
  const today = buildDay();
  const range = { from: today, to: addMonths(today, MONTHS_AHEAD) };
  return dueDays(dutyDates(duties, groupsOf(DEFAULT_PROFILE), range, getHolidayRules()), HELD_DAYS);
}

/** The next days of a duty, of those whom it concerns, with a year end in December. */
export function nextDutyDays(duty: Duty): DueDay[] {
  const today = buildDay();
  const range = { from: today, to: addMonths(today, 3 * MONTHS_AHEAD) };
  const { yearEnd } = groupsOf(DEFAULT_PROFILE);
  return dueDays(dutyDates([duty], { groups: duty.groups, yearEnd }, range, getHolidayRules()), HELD_DAYS);
}

/** The next days on which most firms have something to file or pay with which a service of the firm helps. */
export const nextDueDays = (): DueDay[] => daysOf(() => true);

/** The next days of the duties of a service, for a company whose year ends in December; empty where it has none. */
export const nextServiceDays = (serviceId: string): DueDay[] => daysOf((id) => id === serviceId);
