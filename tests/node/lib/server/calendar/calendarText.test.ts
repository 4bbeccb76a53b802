import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALENDAR_FILES, type CalendarFile } from '../../../../../lib/calendar/calendarFiles.ts';
import { dutyDates } from '../../../../../lib/calendar/duties.ts';
import { calendarText as makeCalendar, readCalendarData } from '../../../../../lib/server/calendar/calendarText.ts';
import { addDays } from '../../../../../lib/tax/days.ts';
import { ENGLISH } from '../../../../../lib/words/translate.ts';
import { eventsIn } from '../../../../support/calendarEvents.ts';

const TODAY = '2026-11-22';
/** The range of dates in calendars made on that day. */
const RANGE = { from: '2026-11-01', to: '2028-11-22' };
const MAX_OCTETS = 75;
/** The start of a content line in RFC 5545: its name and parameters. */
const CONTENT_LINE = /^[A-Z-]+(?:;[A-Z-]+=[^;:,]+)*:/;

const data = readCalendarData();
const calendarText = (file: CalendarFile, today = TODAY) => makeCalendar(file, data, today);

describe('every calendar', () => {
  for (const file of CALENDAR_FILES) {
    it(`${file.name}.ics has the dates that the calendar code calculates`, () => {
      const events = eventsIn(calendarText(file));
      const expected = dutyDates(
        data.duties,
        { groups: [file.group], yearEnd: file.yearEnd },
        RANGE,
        data.holidays,
        ENGLISH,
      );
      assert.ok(expected.length > 0);
      assert.deepEqual(
        events.map(({ start, end }) => [start, end]),
        expected.map(({ due }) => [due, addDays(due, 1)]),
      );
      for (const [index, { title }] of expected.entries()) assert.ok(events[index]?.summary.startsWith(title), title);
      assert.ok(events.every(({ triggers }) => triggers.length === 2));
    });
  }

  const texts = CALENDAR_FILES.map((file) => calendarText(file));
  const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
  const wholeLinesOf = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

  it('ends each line as RFC 5545 requires', () => {
    for (const text of texts) {
      assert.ok(text.endsWith('END:VCALENDAR\r\n'));
      assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
    }
  });

  it('has no line longer than 75 octets', () => {
    const isWrong = (line: string) => Buffer.byteLength(line) > MAX_OCTETS || !/^ |^[A-Z]/.test(line);
    assert.deepEqual(texts.flatMap(linesOf).filter(isWrong), []);
  });

  it('consists of content lines', () => {
    const isWrong = (line: string) => !CONTENT_LINE.test(line);
    assert.deepEqual(texts.flatMap(wholeLinesOf).filter(isWrong), []);
  });

  it('closes every component that it opens', () => {
    for (const text of texts) {
      const open: string[] = [];
      for (const line of wholeLinesOf(text)) {
        if (line.startsWith('BEGIN:')) open.push(line.slice('BEGIN:'.length));
        if (line.startsWith('END:')) assert.equal(open.pop(), line.slice('END:'.length));
      }
      assert.deepEqual(open, []);
    }
  });

  it('keeps event IDs stable between builds on different days', () => {
    for (const file of CALENDAR_FILES) {
      const eventsOf = (today: string) =>
        new Map(eventsIn(calendarText(file, today)).map(({ uid, whole }) => [uid, whole]));
      const [first, later] = [eventsOf(TODAY), eventsOf('2027-01-15')];
      const both = [...later].filter(([uid]) => first.has(uid));
      assert.ok(both.length > 0, file.name);
      for (const [uid, event] of both) assert.equal(first.get(uid), event);
    }
  });
});

describe('an event', () => {
  const eventOf = (calendar: string, title: string) => {
    const file = CALENDAR_FILES.find(({ name }) => name === calendar) ?? assert.fail();
    return eventsIn(calendarText(file)).find(({ summary }) => summary.startsWith(title)) ?? assert.fail(title);
  };

  it('has alarms at nine in the morning, five days before and on the day', () => {
    const { start, triggers } = eventOf('employer-10', 'PAYE and SDL for November 2026');
    assert.deepEqual([start, triggers], ['2026-12-07', ['-P4DT15H', 'PT9H']]);
  });

  it('on a Sunday has alarms before that day and on the Friday, and says so', () => {
    const title = 'VAT for November 2026';
    const { start, triggers, summary, description } = eventOf('vat', title);
    // At 9:00 on Sunday the 13th, five days before the Friday, and at 9:00 on that Friday, the 18th.
    assert.deepEqual([start, triggers], ['2026-12-20', ['-P6DT15H', '-P1DT15H']]);
    assert.equal(summary, `${title} (by Fri 18 Dec)`);
    assert.match(
      description,
      /^Return and payment\. TRA portal \(IDRAS\), ITX 240\.\nSunday: act by Friday 18 December 2026\.\nLaw: Value Added Tax Act/,
    );
  });
});
