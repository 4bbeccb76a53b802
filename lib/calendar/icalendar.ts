import { addDays, daysBetween, type IsoDay } from '../tax/days.ts';
import type { Translate } from '../words/translate.ts';
import { shortDate, workingDayNote } from './dueText.ts';
import type { Duty, DutyDate } from './duties.ts';

/** A due date as it appears in a calendar file. */
type CalendarDate = Omit<DutyDate, 'duty' | 'name' | 'period'> & {
  duty: Pick<Duty, 'id' | 'action' | 'where' | 'law' | 'page'>;
};

/**
 * Options for an iCalendar file (RFC 5545, with the NAME and REFRESH-INTERVAL properties of RFC 7986). Events are all-day
 * without a time zone, so the due date is the same everywhere.
 */
type ICalendarOptions = {
  /** Calendar name shown in the visitor's calendar app. */
  title: string;
  /** URL from which calendar apps refresh the file. Files generated for one visitor have none. */
  url?: string;
  /** UID prefix, so that no two calendars share an event. It must never change. */
  scope: string;
  dates: readonly CalendarDate[];
  /** Date on which the duties were last checked. Unlike the build date, it is the same in every build. */
  checkedOn: IsoDay;
  /** URL of the calendar page. The duties' pages are on the same site. */
  page: string;
  /** True if the page has a year sheet, to which each event links. */
  hasYearSheet?: boolean;
  translate: Translate;
};

const MAX_OCTETS = 75;
/** Hour at which alarms ring. */
const ALARM_HOUR = 9;
/** How many days before the working day the first alarm rings. */
const FIRST_ALARM_DAYS = 5;

/** Revision numbers count the days since this date, so that a file checked later replaces the events of earlier files. */
const FIRST_REVISION = '2026-01-01';

/** Returns a character's UTF-8 length from its code point. TextEncoder takes a second for 100,000 characters on a slow phone. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a content line at 75 octets without splitting a character. */
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

/** Returns the ISO 8601 duration from the start of the due date to an alarm: PT9H, -PT15H, -P4DT15H. */
function alarmTrigger(daysBefore: number): string {
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

function event(date: CalendarDate, { scope, checkedOn, page, hasYearSheet, translate }: ICalendarOptions): string[] {
  const { id, duty, due, workingDay, title } = date;
  const note = workingDayNote(date, translate);
  const summary = note
    ? `${title} ${translate('(by {day})', { day: shortDate(workingDay, translate.language) })}`
    : title;
  const link = new URL(duty.page ?? '', page).href;
  const description = [
    `${duty.action}. ${duty.where}.`,
    ...(note ? [`${note}.`] : []),
    translate('Law: {law}.', { law: duty.law }),
    translate('General information, not advice: {link}', { link }),
    ...(hasYearSheet ? [translate('Your year on one sheet: {link}', { link: `${page}#year` })] : []),
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

/** Generates the text of an .ics file. */
export function icalendar(options: ICalendarOptions): string {
  const { title, url, page } = options;
  const name = escapeText(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(page).hostname}//Tax calendar//${options.translate.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    ...(url ? [`SOURCE;VALUE=URI:${url}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D'] : []),
    ...options.dates.flatMap((date) => event(date, options)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
