import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holidaysSchema } from '../../../../../../lib/content/schemas/calendar.ts';
import { TAX_FILES } from '../../../../../../lib/content/schemas/tax/tax.ts';
import { checkCalendar, warnOfHolidays } from '../../../../../../lib/server/content/check/tables/checkCalendar.ts';
import { changedTree, wordsOf } from '../support/contentCopy.ts';
import { describeMistakes } from '../support/mistakes.ts';

/** Mistakes in the duties and holidays of the tax calendar, with the check's answers. */

const CALENDAR = TAX_FILES.calendar.file;
const HOLIDAYS = TAX_FILES.holidays.file;

describeMistakes('The check of the calendar finds', {
  [CALENDAR]: {
    'a duty with a rate that does not exist': [
      ['"filing.vat-day"', '"filing.vatday"'],
      /^ {2}duties entry \d+ \(vat\) dayOfNextMonth: found "filing\.vatday", expected the id of an entry of content\/tax\/rates\.json \(day-of-month\), for example "dayOfNextMonth": "filing\.vat-day"$/,
    ],
  },
  [HOLIDAYS]: {
    'a holiday under another year': [
      ['"2027-03-26"', '"2028-03-26"'],
      /^ {2}movable entry \d+ days entry \d+ \(Good Friday\) day: found "2028-03-26", expected a day of 2027, under which it stands$/,
    ],
    'a day of every year that most years do not have': [
      ['"date": "04-26"', '"date": "02-29"'],
      /^ {2}fixed entry \d+ \(Union Day\) date: found "02-29", expected a day that every year has$/,
    ],
  },
});

const RULES = /one of dayOfNextMonth, endOfQuarter, dayOfNextYear, monthsFromYearEnd/;

describeMistakes('A duty says once when it comes back, and the check finds', {
  [CALENDAR]: {
    'one that does not say it': [
      ['"dayOfNextMonth": "filing.vat-day",', ''],
      undefined,
      { follows: [new RegExp(`duties entry \\d+ \\(vat\\).*${RULES.source}`)] },
    ],
    'one that says it twice': [
      ['"dayOfNextYear": "03-31",', '"dayOfNextYear": "03-31", "dayOfNextMonth": "last",'],
      undefined,
      { follows: [new RegExp(`duties entry \\d+ \\(wcf-wages\\).*${RULES.source}`)] },
    ],
  },
});

const site = changedTree(TAX_FILES.holidays, () => undefined);
const { movable } = holidaysSchema.parse(site.sources.get(HOLIDAYS)?.value);
const last = Math.max(...movable.map(({ year }) => year));

test('years that do not stand in their order', () => {
  const tree = changedTree(TAX_FILES.holidays, (holidays) => holidays.movable.reverse());
  const [line] = wordsOf(checkCalendar(tree, `${last - 1}-01-01`));
  assert.equal(line, `movable entry 2 year: found ${last - 1}, expected a year after ${last}: the oldest first`);
});

test('a year whose movable days nobody has entered stops the build a year ahead', () => {
  assert.deepEqual(wordsOf(checkCalendar(site, `${last - 1}-12-31`)), []);
  assert.deepEqual(wordsOf(checkCalendar(site, `${last}-01-01`)), [
    `movable: found no days of ${last + 1}, expected the movable holidays of ${last + 1}: Good Friday, Easter Monday, and those by the moon with "isExpected": true, for example { "year": ${last + 1}, "days": [{ "day": "${last + 1}-04-02", "name": "Easter Monday" }] }`,
  ]);
});

test('a year that calendars reach, but that nobody has entered, is warned of a year earlier', () => {
  const warningsOn = (today: string) => warnOfHolidays(site, today).map(({ found }) => found);
  assert.deepEqual(warningsOn(`${last - 2}-12-31`), []);
  assert.deepEqual(warningsOn(`${last - 1}-01-01`), [`no days of ${last + 1}`]);
});
