import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALENDAR_FILES, calendarPath } from '../../lib/calendar/calendarFiles.ts';
import { calendarText, readCalendarData } from '../../lib/server/calendar/calendarText.ts';
import { assertNone, filesEndingIn, mistakesOf, pages, read } from './support/site.ts';

const MOST_DAYS_TO_A_MONTH_END = 31;

describe('the calendars of the site', () => {
  it('are there, one for each group and year end', () => {
    const expected = CALENDAR_FILES.map((file) => calendarPath(file).slice(1));
    assert.deepEqual(filesEndingIn('.ics'), expected.toSorted());
  });

  it('say the same as the sources make of them on the day of the build', () => {
    const [vat] = CALENDAR_FILES.filter(({ name }) => name === 'vat');
    assert.ok(vat);
    const days = Array.from({ length: MOST_DAYS_TO_A_MONTH_END }, (_, index) => String(index + 1).padStart(2, '0'));
    const text = read('ics/vat.ics');
    const [, year, month] = /DTSTART[^:]*:(\d{4})(\d\d)/.exec(text) ?? [];
    assert.ok(days.some((day) => calendarText(vat, readCalendarData(), `${year}-${month}-${day}`) === text));
  });

  it('are served as calendars', () => {
    assert.match(read('_headers'), /^\/ics\/\*\n {2}Content-Type: text\/calendar; charset=utf-8$/m);
  });
});

describe('the next dates of static pages', () => {
  it('rise, and lead to a page of the site where they are links', () => {
    const listed = pages.filter(({ html }) => html.includes('data-due='));
    assert.ok(listed.length > 1);
    const mistakesIn = (list: Element) => {
      const items = [...list.querySelectorAll('[data-due]')];
      const days = items.map((item) => item.getAttribute('data-due') ?? '');
      const unknown = items
        .flatMap((item) => item.querySelector('a')?.getAttribute('href') ?? [])
        .filter((href) => !pages.some(({ path }) => href === path));
      return [...unknown, ...(days.join() === days.toSorted().join() ? [] : ['days out of their order'])];
    };
    assertNone(mistakesOf(({ document }) => [...document.querySelectorAll('ol')].flatMap(mistakesIn), listed));
  });
});
