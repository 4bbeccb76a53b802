import { type HolidayRules, holidaysBetween } from '../calendar/holidays.ts';
import { language } from '../words/language.ts';
import { say, sayName } from '../words/say.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';
import { OFFICE_OFFSET_MINUTES } from './today.ts';

/** Opening hours of some days of the week; closed days have neither edge. Times are HH:MM of the office. */
export type OpenHours = { days: readonly string[]; opens?: string; closes?: string };

/** Opening hours with their texts for visitors. */
export type WrittenHours = OpenHours & { label: string; text: string };

/** Whether the office is open, with a sentence. */
export type OpeningState = { isOpen: boolean; text: string };

const DAYS: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** How many days ahead the next opening is looked for: longer than any row of holidays. */
const DAYS_AHEAD = 14;

/** Returns weekday, ISO day and HH:MM on the office's clock, some days after a moment. */
function officeTime(now: Date, daysAhead = 0): { weekday: string; day: string; time: string } {
  const local = new Date(now.getTime() + OFFICE_OFFSET_MINUTES * MINUTE_MS + daysAhead * DAY_MS);
  const written = local.toISOString();
  return { weekday: DAYS[local.getUTCDay()] ?? '', day: written.slice(0, 10), time: written.slice(11, 16) };
}

/** Difference between clock hours and Swahili hours, counted from sunrise: 8:30 is 2:30 in the morning. */
const SWAHILI_HOURS = 6;

/** Returns '8:30 AM' for '08:30'; in Kiswahili '2:30 asubuhi'. */
function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inMinutes = String(minutes).padStart(2, '0');
  if (language() === 'en') return `${hours % 12 || 12}:${inMinutes} ${hours < 12 ? 'AM' : 'PM'}`;
  const part = hours < 12 ? 'asubuhi' : hours < 16 ? 'mchana' : hours < 19 ? 'jioni' : 'usiku';
  return `${(hours + SWAHILI_HOURS) % 12 || 12}:${inMinutes} ${part}`;
}

/** Returns the hours of a day; none on public holidays. */
function hoursOf(
  hours: readonly OpenHours[],
  holidays: HolidayRules,
  { weekday, day }: { weekday: string; day: string },
) {
  if (holidaysBetween(day, day, holidays).length > 0) return undefined;
  return hours.find(({ days, opens }) => opens && days.includes(weekday));
}

/** Returns the next opening after a moment in words, such as 'We open tomorrow at 8:30 AM.' */
function nextOpening(hours: readonly OpenHours[], holidays: HolidayRules, now: Date): string {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const then = officeTime(now, ahead);
    const opens = hoursOf(hours, holidays, then)?.opens;
    if (!opens || (ahead === 0 && then.time >= opens)) continue;
    const weekday = sayName(then.weekday);
    const when = ahead === 0 ? say('today') : ahead === 1 ? say('tomorrow') : say('on {day}', { day: weekday });
    return say('We open {when} at {time}.', { when, time: clockTime(opens) });
  }
  return '';
}

/** Returns whether the office is open at a moment, in Dar es Salaam time. The closing minute is closed. */
export function openingState(hours: readonly OpenHours[], holidays: HolidayRules, now: Date): OpeningState {
  const today = officeTime(now);
  const { opens, closes } = hoursOf(hours, holidays, today) ?? {};
  if (opens && closes && today.time >= opens && today.time < closes) {
    return { isOpen: true, text: say('Open now, until {time}.', { time: clockTime(closes) }) };
  }
  const [holiday] = holidaysBetween(today.day, today.day, holidays);
  const closed = holiday ? say('Closed today: {holiday}.', { holiday: sayName(holiday.name) }) : say('Closed now.');
  return { isOpen: false, text: `${closed} ${nextOpening(hours, holidays, now)}`.trim() };
}

/** Returns 'Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM', without closed days. */
export const openHoursText = (hours: readonly WrittenHours[]): string =>
  hours
    .filter(({ opens }) => opens)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ');
