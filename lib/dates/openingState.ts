import { type HolidayRules, holidaysBetween } from '../calendar/workingDays.ts';
import { DAY_MS, MINUTE_MS, OFFICE_OFFSET_MINUTES } from './today.ts';

/** Opening hours (HH:MM) for some days of the week. Closed days have no times, and a day may appear in several rows. */
export type OpenHours = { days: readonly string[]; opens?: string; closes?: string };

/** Next opening: days from today, weekday, and time (HH:MM). */
type NextOpening = { ahead: number; weekday: string; time: string };

/** Either open until a time, or closed, with the name of the holiday if there is one. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; holiday: string | undefined; next: NextOpening | undefined };

const DAYS: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Number of days searched for the next opening; longer than any run of holidays. */
const DAYS_AHEAD = 14;

/** Returns the weekday, ISO date and HH:MM at the office, a number of days after a given time. */
function officeTime(now: Date, daysAhead = 0): { weekday: string; day: string; time: string } {
  const local = new Date(now.getTime() + OFFICE_OFFSET_MINUTES * MINUTE_MS + daysAhead * DAY_MS);
  const written = local.toISOString();
  return { weekday: DAYS[local.getUTCDay()] ?? '', day: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Returns a day's opening hours in order; empty on public holidays. */
function hoursOf(
  hours: readonly OpenHours[],
  holidays: HolidayRules,
  { weekday, day }: { weekday: string; day: string },
): { opens: string; closes: string }[] {
  if (holidaysBetween(day, day, holidays).length > 0) return [];
  return hours
    .flatMap(({ days, opens, closes }) => (opens && closes && days.includes(weekday) ? [{ opens, closes }] : []))
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/** Returns the next opening after a given time. */
function nextOpening(hours: readonly OpenHours[], holidays: HolidayRules, now: Date): NextOpening | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const then = officeTime(now, ahead);
    const next = hoursOf(hours, holidays, then).find(({ opens }) => ahead > 0 || then.time < opens);
    if (next) return { ahead, weekday: then.weekday, time: next.opens };
  }
  return undefined;
}

/** Returns whether the office is open at a given time, in Dar es Salaam. It is closed in its closing minute. */
export function openingState(hours: readonly OpenHours[], holidays: HolidayRules, now: Date): OpeningState {
  const today = officeTime(now);
  const row = hoursOf(hours, holidays, today).find(({ opens, closes }) => today.time >= opens && today.time < closes);
  if (row) return { isOpen: true, until: row.closes };
  const [holiday] = holidaysBetween(today.day, today.day, holidays);
  return { isOpen: false, holiday: holiday?.name, next: nextOpening(hours, holidays, now) };
}
