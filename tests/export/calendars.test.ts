import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { CALENDAR_FILES, CALENDAR_MONTHS, calendarPath } from '../../lib/calendar/calendarFiles.ts';
import '../../lib/server/words/pageLanguage.ts';
import { calendarText, readCalendarData } from '../../lib/server/calendar/calendarText.ts';
import { addMonths, daysBetween } from '../../lib/tax/days.ts';
import { inLanguage, LANGUAGES } from '../../lib/words/language.ts';
import { foreignWords } from '../support/languages.ts';
import { assertNone, filesEndingIn, mistakesOf, pages, read } from './support/site.ts';

const MOST_DAYS_TO_A_MONTH_END = 31;

const calendar = pages.find(({ path }) => path === '/calendar');
const pathsIn = (language: (typeof LANGUAGES)[number]) => inLanguage(language, () => CALENDAR_FILES.map(calendarPath));

describe('the calendars of the site', () => {
  it('are there, one for each group, year end and language', () => {
    const expected = LANGUAGES.flatMap(pathsIn).map((path) => path.slice(1));
    assert.deepEqual(filesEndingIn('.ics'), expected.toSorted());
  });

  it('reach 24 months ahead and hold nothing older than the month of the build', () => {
    for (const file of CALENDAR_FILES) {
      const events = new ICAL.Component(ICAL.parse(read(calendarPath(file).slice(1)))).getAllSubcomponents('vevent');
      const days = events.map((event) => new ICAL.Event(event).startDate.toString());
      assert.deepEqual(days, days.toSorted());
      const [first = '', last = ''] = [days[0], days.at(-1)];
      const end = addMonths(`${first.slice(0, 7)}-01`, CALENDAR_MONTHS);
      // The rarest duty comes once a year.
      assert.ok(daysBetween(last, end) < 366, `${file.name}: ${first} to ${last}`);
    }
  });

  it('say the same as the sources make of them on the day of the build', () => {
    const [vat] = CALENDAR_FILES.filter(({ name }) => name === 'vat');
    assert.ok(vat);
    const days = Array.from({ length: MOST_DAYS_TO_A_MONTH_END }, (_, index) => String(index + 1).padStart(2, '0'));
    for (const language of LANGUAGES) {
      const text = read(language === 'en' ? 'ics/vat.ics' : `ics/vat.${language}.ics`);
      const [first] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      const month = new ICAL.Event(first).startDate.toString().slice(0, 7);
      const made = (day: string) =>
        inLanguage(language, () => calendarText(vat, readCalendarData(), `${month}-${day}`));
      assert.ok(days.some((day) => made(day) === text));
    }
  });

  it('hold no English in Kiswahili', () => {
    for (const path of pathsIn('sw')) {
      const text = read(path.slice(1)).replaceAll('\r\n ', '');
      const said = [...text.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)/gm)].map(([, words = '']) => words);
      const own = said.join(' ').replaceAll(/https?:\S+|\\n/g, ' ');
      assert.deepEqual(foreignWords(own, 'sw'), [], path);
    }
  });

  it('are served as calendars', () => {
    assert.match(read('_headers'), /^\/ics\/\*\n {2}Content-Type: text\/calendar; charset=utf-8$/m);
  });

  it('are linked from the page, to subscribe to and to save', () => {
    for (const [language, address] of [
      ['en', '/calendar'],
      ['sw', '/sw/calendar'],
    ] as const) {
      const page = pages.find(({ path }) => path === address);
      const hrefs = [...(page?.document.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      const offered = pathsIn(language).filter((path) => !path.includes('public-body'));
      assertNone(offered.filter((path) => !hrefs.includes(path)));
      assertNone(offered.filter((path) => !hrefs.some((href) => href.startsWith('webcal://') && href.endsWith(path))));
    }
  });
});

describe('the next dates of static pages', () => {
  it('rise, and lead to a duty of the calendar', () => {
    const listed = pages.filter(({ html }) => html.includes('data-due='));
    assert.ok(listed.length > 1);
    const mistakesIn = (list: Element) => {
      const items = [...list.querySelectorAll('[data-due]')];
      const days = items.map((item) => item.getAttribute('data-due') ?? '');
      const unknown = items
        .map((item) => item.querySelector('a')?.getAttribute('href')?.split('#')[1] ?? 'no link')
        .filter((id) => !calendar?.document.getElementById(id));
      return [...unknown, ...(days.join() === days.toSorted().join() ? [] : ['days out of their order'])];
    };
    assertNone(mistakesOf(({ document }) => [...document.querySelectorAll('ol')].flatMap(mistakesIn), listed));
  });
});
