import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALENDAR_FILES, type CalendarFile } from '../../../../../lib/calendar/calendarFiles.ts';
import { dutyDates } from '../../../../../lib/calendar/duties.ts';
import { calendarText as makeCalendar, readCalendarData } from '../../../../../lib/server/calendar/calendarText.ts';
import { addDays } from '../../../../../lib/tax/days.ts';
import { eventsIn } from '../../../../support/calendarEvents.ts';

const TODAY = '2026-11-22';
/** Dates in the calendars of that day. */
const RANGE = { from: '2026-11-01', to: '2028-11-22' };
const MAX_OCTETS = 75;
/** A content line of RFC 5545: a name, its parameters, a value. */
const CONTENT_LINE = /^[A-Z-]+(?:;[A-Z-]+=[^;:,]+)*:/;

const data = readCalendarData();
const calendarText = (file: CalendarFile, today = TODAY) => makeCalendar(file, data, today);

describe('Every calendar', () => {
  for (const file of CALENDAR_FILES) {
    it(`${file.name}.ics holds the dates of the engine`, () => {
      const events = eventsIn(calendarText(file));
      const expected = dutyDates(data.duties, { groups: [file.group], yearEnd: file.yearEnd }, RANGE, data.holidays);
      assert.ok(expected.length > 0);
      assert.deepEqual(
        events.map(({ start, end }) => [start, end]),
        expected.map(({ due }) => [due, addDays(due, 1)]),
      );
      for (const [index, { title }] of expected.entries()) assert.ok(events[index]?.summary.startsWith(title), title);
      assert.ok(events.every(({ triggers }) => triggers.length === 2));
    });
  }

  it('has the lines that RFC 5545 asks for, none of them longer than 75 octets, and ends what it begins', () => {
    for (const file of CALENDAR_FILES) {
      const text = calendarText(file);
      assert.ok(text.endsWith('END:VCALENDAR\r\n'));
      assert.equal(text.replaceAll('\r\n', '').search(/[\r\n]/), -1, 'line ends of another kind');
      const lines = text.split('\r\n').slice(0, -1);
      assert.deepEqual(
        lines.filter((line) => Buffer.byteLength(line) > MAX_OCTETS || !/^ |^[A-Z]/.test(line)),
        [],
      );
      const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
      assert.deepEqual(
        whole.filter((line) => !CONTENT_LINE.test(line)),
        [],
      );
      const open: string[] = [];
      for (const line of whole) {
        if (line.startsWith('BEGIN:')) open.push(line.slice('BEGIN:'.length));
        if (line.startsWith('END:')) assert.equal(open.pop(), line.slice('END:'.length));
      }
      assert.deepEqual(open, []);
    }
  });

  it('knows an event again in a build of another day, and says no more of it', () => {
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

describe('An event', () => {
  const eventOf = (calendar: string, title: string) => {
    const file = CALENDAR_FILES.find(({ name }) => name === calendar) ?? assert.fail();
    return eventsIn(calendarText(file)).find(({ summary }) => summary.startsWith(title)) ?? assert.fail(title);
  };

  it('rings at nine in the morning five days before, and on the day', () => {
    const { start, triggers } = eventOf('employer-10', 'PAYE and SDL for November 2026');
    assert.deepEqual([start, triggers], ['2026-12-07', ['-P4DT15H', 'PT9H']]);
  });

  it('on a Sunday rings before and on the Friday, and says so', () => {
    const title = 'VAT for November 2026';
    const { start, triggers, summary, description } = eventOf('vat', title);
    // At nine in the morning of the 13th, a Sunday five days before the Friday, and of that Friday, the 18th.
    assert.deepEqual([start, triggers], ['2026-12-20', ['-P6DT15H', '-P1DT15H']]);
    assert.equal(summary, `${title} (by Fri 18 Dec)`);
    assert.match(
      description,
      /^Return and payment\. TRA portal \(IDRAS\), ITX 240\.\nSunday: act by Friday 18 December 2026\.\nLaw: Value Added Tax Act/,
    );
  });
});
