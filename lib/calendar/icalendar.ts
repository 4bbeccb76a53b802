import { addDays, daysBetween, type IsoDay } from '../tax/days.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { shortDate, workingDayNote } from './dayTexts.ts';
import type { Duty, DutyDate } from './duties.ts';

/** A date as a calendar program holds it. */
type CalendarDate = Omit<DutyDate, 'duty'> & { duty: Pick<Duty, 'id' | 'action' | 'where' | 'law'> };

/**
 * A calendar of duties as an iCalendar file (RFC 5545, with the names and the refresh interval of RFC 7986). Events are whole
 * days without a time zone: the day of the law is the same wherever it is read.
 */
export type ICalendarOptions = {
  /** Name of the calendar in the reader's program. */
  title: string;
  /** URL of the file, from which programs fetch it again; absent of a file that is made for one visitor. */
  url?: string;
  /** Before the id of a date in its UID, so that calendars do not share events; it must never change. */
  scope: string;
  dates: readonly CalendarDate[];
  /** Day on which the duties were last checked: the same in every build, unlike the day of the build. */
  checkedOn: IsoDay;
  /** Page of the calendar; a date's duty is an anchor of it. */
  page: string;
  /** Closes the text of an event. */
  closing?: string;
};

const MAX_OCTETS = 75;
/** Hour of the day at which alarms ring. */
const ALARM_HOUR = 9;
/** Days before the working day on which the first alarm rings. */
const FIRST_ALARM_DAYS = 5;

/** Revisions are counted in days from here: a file of a later check replaces the events of an earlier one. */
const FIRST_REVISION = '2026-01-01';

/** Octets of a character in UTF-8, told from its code: an encoder asked for each of a hundred thousand takes a weak phone a second. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A content line folded so that no line is longer than 75 octets; characters stay whole. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const basicDate = (day: IsoDay): string => day.replaceAll('-', '');

/** Duration from the start of the due day to the alarm's hour some days before it: PT9H, -PT15H, -P4DT15H. */
export function alarmTrigger(daysBefore: number): string {
  if (daysBefore === 0) return `PT${ALARM_HOUR}H`;
  const days = daysBefore - 1;
  return `-P${days > 0 ? `${days}D` : ''}T${24 - ALARM_HOUR}H`;
}

const alarm = (daysBefore: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:${alarmTrigger(daysBefore)}`,
  'END:VALARM',
];

function event(date: CalendarDate, { scope, checkedOn, page, closing }: ICalendarOptions): string[] {
  const { id, duty, due, workingDay, title } = date;
  const note = workingDayNote(date);
  const summary = note ? say('{title} (by {day})', { title, day: shortDate(workingDay) }) : title;
  const link = `${page}#${duty.id}`;
  const description = [
    `${duty.action}. ${duty.where}.`,
    ...(note ? [`${note}.`] : []),
    say('Law: {law}.', { law: duty.law }),
    say('General information, not advice: {link}', { link }),
    ...(closing ? [closing] : []),
  ].join('\n');
  const stamp = `${basicDate(checkedOn)}T000000Z`;
  const daysBefore = daysBetween(workingDay, due);
  return [
    'BEGIN:VEVENT',
    `UID:${scope}.${id}@${new URL(page).hostname}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${daysBetween(FIRST_REVISION, checkedOn)}`,
    `DTSTART;VALUE=DATE:${basicDate(due)}`,
    `DTEND;VALUE=DATE:${basicDate(addDays(due, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    ...alarm(daysBefore + FIRST_ALARM_DAYS, summary),
    ...alarm(daysBefore, summary),
    'END:VEVENT',
  ];
}

/** The text of an .ics file. */
export function icalendar(options: ICalendarOptions): string {
  const { title, url, page } = options;
  const name = escapeText(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(page).hostname}//Tax calendar//${language().toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...(url ? [`SOURCE;VALUE=URI:${url}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'] : []),
    ...options.dates.flatMap((date) => event(date, options)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
