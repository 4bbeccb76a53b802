import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { CALENDAR_FILES, type CalendarFile } from '../../../../../lib/calendar/calendarFiles.ts';
import { type DutyDate, dutyDates } from '../../../../../lib/calendar/duties.ts';
import { calendarText as makeCalendar, readCalendarData } from '../../../../../lib/server/calendar/calendarText.ts';
import { addDays } from '../../../../../lib/tax/days.ts';

const TODAY = '2026-11-22';
const MAX_OCTETS = 75;
const data = readCalendarData();
const calendarText = (file: CalendarFile, today: string) => makeCalendar(file, data, today);

/** Properties of an event that a reader needs. */
type Read = { uid: string; start: string; end: string; summary: string; alarms: number };

/** Reads the events with ical.js, the parser of Thunderbird. */
function readByIcal(text: string): Read[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary } = new ICAL.Event(component);
    assert.ok(startDate.isDate && endDate.isDate, 'whole days');
    const alarms = component.getAllSubcomponents('valarm').length;
    return { uid, start: startDate.toString(), end: endDate.toString(), summary, alarms };
  });
}

/** Returns the dates in the range of a calendar built on this day. */
function datesOf({ group, yearEnd }: CalendarFile): DutyDate[] {
  const range = { from: '2026-11-01', to: '2028-11-22' };
  return dutyDates(data.duties, { groups: [group], yearEnd }, range, data.holidays);
}

const linesOf = (text: string) => text.split('\r\n');

function calendarNamed(name: string): string {
  const file = CALENDAR_FILES.find((candidate) => candidate.name === name);
  assert.ok(file, name);
  return calendarText(file, TODAY);
}

describe('Every calendar', () => {
  for (const file of CALENDAR_FILES) {
    it(`${file.name}.ics holds the dates of the engine`, () => {
      const byIcal = readByIcal(calendarText(file, TODAY));
      const expected = datesOf(file);
      assert.ok(expected.length > 0);
      assert.deepEqual(
        byIcal.map(({ start }) => start),
        expected.map(({ due }) => due),
      );
      assert.deepEqual(
        byIcal.map(({ end }) => end),
        expected.map(({ due }) => addDays(due, 1)),
      );
      for (const [index, { title }] of expected.entries()) assert.ok(byIcal[index]?.summary.startsWith(title), title);
      assert.ok(byIcal.every(({ alarms }) => alarms === 2));
    });
  }

  it('ends its lines as RFC 5545 asks, none of them longer than 75 octets', () => {
    for (const file of CALENDAR_FILES) {
      const text = calendarText(file, TODAY);
      assert.ok(text.endsWith('END:VCALENDAR\r\n'));
      assert.equal(text.replaceAll('\r\n', '').search(/[\r\n]/), -1, 'line ends of another kind');
      assert.deepEqual(
        linesOf(text).filter((line) => Buffer.byteLength(line) > MAX_OCTETS),
        [],
      );
    }
  });

  it('knows an event again in a build of another day, and says no more of it', () => {
    for (const file of CALENDAR_FILES) {
      const eventsOf = (today: string) =>
        new Map(
          new ICAL.Component(ICAL.parse(calendarText(file, today)))
            .getAllSubcomponents('vevent')
            .map((event) => [new ICAL.Event(event).uid, event.toString()]),
        );
      const [first, later] = [eventsOf(TODAY), eventsOf('2027-01-15')];
      const both = [...later].filter(([uid]) => first.has(uid));
      assert.ok(both.length > 0, file.name);
      for (const [uid, event] of both) assert.equal(first.get(uid), event);
    }
  });
});

describe('An event', () => {
  /** Finds an event by the beginning of its summary, with ical.js. */
  function eventOf(calendar: string, title: string) {
    const events = new ICAL.Component(ICAL.parse(calendarNamed(calendar))).getAllSubcomponents('vevent');
    const component = events.find((candidate) => new ICAL.Event(candidate).summary.startsWith(title));
    assert.ok(component, title);
    return component;
  }

  /** Returns the times of its alarms, as local time. */
  function ringsAt(calendar: string, title: string): string[] {
    const component = eventOf(calendar, title);
    const { startDate } = new ICAL.Event(component);
    return component.getAllSubcomponents('valarm').map((alarm) => {
      const at = startDate.clone();
      at.isDate = false;
      at.addDuration(ICAL.Duration.fromString(String(alarm.getFirstPropertyValue('trigger'))));
      return at.toString();
    });
  }

  it('on a Sunday rings on the Friday before, and says so', () => {
    const title = 'VAT for November 2026';
    assert.deepEqual(ringsAt('vat', title), ['2026-12-13T09:00:00', '2026-12-18T09:00:00']);
    const monday = 'PAYE and SDL for November 2026';
    assert.deepEqual(ringsAt('employer-10', monday), ['2026-12-02T09:00:00', '2026-12-07T09:00:00']);
    const event = new ICAL.Event(eventOf('vat', title));
    assert.equal(event.startDate.toString(), '2026-12-20');
    assert.equal(event.summary, `${title} (by Fri 18 Dec)`);
    assert.match(
      event.description,
      /^Return and payment\. TRA portal \(IDRAS\), ITX 240\.\nSunday: act by Friday 18 December 2026\.\nLaw: Value Added Tax Act/,
    );
  });
});
