import { type Translate, translateName } from '../words/translate.ts';
import type { OpenHours, OpeningState } from './openingState.ts';

/** Offset between clock hours and Swahili hours, which count from sunrise: 8:30 is 2:30 in the morning. */
const SWAHILI_HOURS = 6;

/** Formats '08:30' as '8:30 AM', or in Kiswahili as '2:30 asubuhi'. */
export function clockTime(time: string, { language }: Translate): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inMinutes = String(minutes).padStart(2, '0');
  if (language === 'en') return `${hours % 12 || 12}:${inMinutes} ${hours < 12 ? 'AM' : 'PM'}`;
  const part = hours < 12 ? 'asubuhi' : hours < 16 ? 'mchana' : hours < 19 ? 'jioni' : 'usiku';
  return `${(hours + SWAHILI_HOURS) % 12 || 12}:${inMinutes} ${part}`;
}

/** Texts for the opening state, with placeholders such as `{time}`. */
export type OpeningWords = Record<'open' | 'closed' | 'holiday' | 'next' | 'today' | 'tomorrow', string> & {
  /** 'on Monday', keyed by the English weekday. */
  days: Readonly<Record<string, string>>;
  /** '8:30 AM', keyed by '08:30'. */
  times: Readonly<Record<string, string>>;
};

/** Returns the texts that an office with these hours needs. */
export function openingWords(hours: readonly OpenHours[], translate: Translate): OpeningWords {
  const days = hours.flatMap((group) => group.days);
  const times = hours.flatMap(({ opens, closes }) => [opens, closes]).filter((time) => time !== undefined);
  return {
    open: translate('Open now, until {time}.'),
    closed: translate('Closed now.'),
    holiday: translate('Closed today: {holiday}.'),
    next: translate('We open {when} at {time}.'),
    today: translate('today'),
    tomorrow: translate('tomorrow'),
    days: Object.fromEntries(days.map((day) => [day, translate('on {day}', { day: translateName(translate, day) })])),
    times: Object.fromEntries(times.map((time) => [time, clockTime(time, translate)])),
  };
}

/** Formats the opening state: 'Closed now. We open tomorrow at 8:30 AM.' Holiday names in `state` are already translated. */
export function openingText(state: OpeningState, words: OpeningWords): string {
  const timeOf = (time: string) => words.times[time] ?? time;
  if (state.isOpen) return words.open.replace('{time}', timeOf(state.until));
  const { holiday, next } = state;
  const closed = holiday ? words.holiday.replace('{holiday}', holiday) : words.closed;
  if (!next) return closed;
  const { ahead, weekday, time } = next;
  const when = ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : (words.days[weekday] ?? weekday);
  return `${closed} ${words.next.replace('{when}', when).replace('{time}', timeOf(time))}`;
}
