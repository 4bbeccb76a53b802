import { type DutyProfile, dutyDates } from '../../calendar/duties.ts';
import { type DueDay, dueDays } from '../../calendar/nextDays.ts';
import { DEFAULT_PROFILE, groupsOf } from '../../calendar/profile.ts';
import { addMonths } from '../../tax/days.ts';
import { getCalendar, getDuties, getHolidayRules } from '../content/loaders/calendar.ts';
import { buildDay } from '../site-build/builtAt.ts';

/** Days that a page holds, of which it shows three: enough for six weeks without a build. */
const HELD_DAYS = 9;
const MONTHS_AHEAD = 12;

const daysOf = (profile: DutyProfile, isWanted: (dutyId: string) => boolean): DueDay[] => {
  const today = buildDay();
  const duties = getDuties().filter(({ id }) => isWanted(id));
  return dueDays(
    dutyDates(duties, profile, { from: today, to: addMonths(today, MONTHS_AHEAD) }, getHolidayRules()),
    HELD_DAYS,
  );
};

/** The next days on which most firms have something to file or pay. */
export const nextDueDays = (): DueDay[] => daysOf(groupsOf(DEFAULT_PROFILE), () => true);

/** The next days of the duties of a service, for a company whose year ends in December; empty where it has none. */
export function nextServiceDays(serviceId: string): DueDay[] {
  const ids = getCalendar()
    .duties.filter(({ services }) => services.includes(serviceId))
    .map(({ id }) => id);
  return ids.length === 0 ? [] : daysOf(groupsOf(DEFAULT_PROFILE), (id) => ids.includes(id));
}
