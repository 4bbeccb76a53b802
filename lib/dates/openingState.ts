import { language } from '../words/language.ts';
import { say, sayName } from '../words/say.ts';
import { MINUTE_MS } from './time.ts';
import { OFFICE_OFFSET_MINUTES } from './today.ts';

/** Opening hours of some days of the week; closed days have neither edge. Times are HH:MM of the office. */
export type OpenHours = { days: readonly string[]; opens?: string; closes?: string };

/** Opening hours with their texts for visitors. */
export type WrittenHours = OpenHours & { label: string; text: string };

/** Whether the office is open, with a sentence. */
export type OpeningState = { isOpen: boolean; text: string };

const OFFICE_TIME_ZONE = 'Africa/Dar_es_Salaam';
const DAYS: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const OFFICE_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: OFFICE_TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns weekday and HH:MM in the office at a moment. */
function officeMoment(now: Date): { day: string; time: string } {
  const parts = Object.fromEntries(OFFICE_CLOCK.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: parts.weekday ?? '', time: `${parts.hour}:${parts.minute}` };
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

const hoursOf = (hours: readonly OpenHours[], day: string) =>
  hours.find(({ days, opens }) => opens && days.includes(day));

/** Returns the next opening after a moment, at most a week ahead. */
function nextOpening(hours: readonly OpenHours[], day: string, time: string): string {
  const today = DAYS.indexOf(day);
  for (let ahead = 0; ahead <= DAYS.length; ahead += 1) {
    const name = DAYS[(today + ahead) % DAYS.length] ?? '';
    const opens = hoursOf(hours, name)?.opens;
    if (!opens || (ahead === 0 && time >= opens)) continue;
    const when = ahead === 0 ? say('today') : ahead === 1 ? say('tomorrow') : say('on {day}', { day: sayName(name) });
    return say('Closed now. We open {when} at {time}.', { when, time: clockTime(opens) });
  }
  return say('Closed now.');
}

/** Returns whether the office is open at a moment, in Dar es Salaam time. The closing minute is closed. */
export function openingState(hours: readonly OpenHours[], now: Date): OpeningState {
  return stateAt(hours, officeMoment(now));
}

function stateAt(hours: readonly OpenHours[], { day, time }: { day: string; time: string }): OpeningState {
  const today = hoursOf(hours, day);
  if (today?.opens && today.closes && time >= today.opens && time < today.closes) {
    return { isOpen: true, text: say('Open now, until {time}.', { time: clockTime(today.closes) }) };
  }
  return { isOpen: false, text: nextOpening(hours, day, time) };
}

/** State from a minute of the office's week, counted from Sunday 0:00: whether it is open, and the sentence. */
export type OpeningEntry = [minute: number, isOpen: 0 | 1, text: string];

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const MINUTES_A_DAY = 1440;

/** The first of January 1970 was a Thursday. */
const FIRST_DAY_MINUTES = 4 * MINUTES_A_DAY;

/** The minute of the office's week at a moment, counted from Sunday 0:00. */
export const minuteOfWeek = (now: Date): number =>
  (Math.floor(now.getTime() / MINUTE_MS) + OFFICE_OFFSET_MINUTES + FIRST_DAY_MINUTES) % (DAYS.length * MINUTES_A_DAY);

/** Returns every sentence of a week with its first minute. */
export function openingSchedule(hours: readonly OpenHours[]): OpeningEntry[] {
  const entries = DAYS.flatMap((day, index) => {
    const { opens, closes } = hoursOf(hours, day) ?? {};
    const edges = ['00:00', ...(opens && closes ? [opens, closes] : [])];
    return edges.map((time): OpeningEntry => {
      const { isOpen, text } = stateAt(hours, { day, time });
      return [index * MINUTES_A_DAY + minutesOf(time), isOpen ? 1 : 0, text];
    });
  });
  return entries.filter(([, , text], index) => text !== entries[index - 1]?.[2]);
}

/** Returns 'Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM', without closed days. */
export const openHoursText = (hours: readonly WrittenHours[]): string =>
  hours
    .filter(({ opens }) => opens)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ');
