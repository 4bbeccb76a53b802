import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { holidaysSchema } from '../../../../../../lib/content/schemas/calendar.ts';
import { checkCalendar, warnOfHolidays } from '../../../../../../lib/server/content/check/checkCalendar.ts';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { copyContent } from '../support/contentCopy.ts';

/** What can go wrong in the duties and holidays of the tax calendar, and the line that the check answers with. */

const CALENDAR = 'content/tax/calendar.json';
const HOLIDAYS = 'content/tax/holidays.json';
const TODAY = '2026-11-22';

/** Replaces a text in a file of a copy, and lists what the check then says of it on a day. */
function mistakesAfter(context: TestContext, file: string, from: string, to: string, today = TODAY): string[] {
  const copy = copyContent(context);
  copy.edit(file, from, to);
  return checkCalendar(readContentTree(copy.root), today).map((issue) => formatIssue(issue).replace(/:\d+ /, ''));
}

test('a duty with a rate that does not exist, or that is no day of the month', (context) => {
  assert.deepEqual(mistakesAfter(context, CALENDAR, '"filing.vat-day"', '"filing.vatday"'), [
    `${CALENDAR} duties entry 7 (vat) dayOfNextMonth: found "filing.vatday", expected the id of a rate of content/tax/rates.json with the unit day-of-month, for example "dayOfNextMonth": "filing.vat-day"`,
  ]);
  const [unit] = mistakesAfter(context, CALENDAR, '"filing.vat-day"', '"filing.return-months"');
  assert.match(unit ?? '', /found "filing\.return-months", expected the id of a rate .* with the unit day-of-month/);
});

test('a duty that does not say when it comes back, or says it twice', async (context) => {
  const copy = copyContent(context);
  copy.edit(CALENDAR, '"dayOfNextMonth": "filing.vat-day",', '');
  copy.edit(CALENDAR, '"dayOfNextYear": "03-31",', '"dayOfNextYear": "03-31", "dayOfNextMonth": "last",');
  const { lines } = await copy.check();
  const rules = lines.filter((line) => line.includes('one of dayOfNextMonth, dayOfNextYear, monthsFromYearEnd'));
  assert.deepEqual(
    rules.map((line) => /duties entry \d+ \((.*?)\)/.exec(line)?.[1]),
    ['vat', 'wcf-wages'],
  );
});

test('a holiday under another year', (context) => {
  assert.deepEqual(mistakesAfter(context, HOLIDAYS, '"2027-03-26"', '"2028-03-26"'), [
    `${HOLIDAYS} movable entry 2 days entry 3 (Good Friday) day: found "2028-03-26", expected a day of 2027, under which it stands`,
  ]);
});

test('a day of every year that most years do not have', (context) => {
  assert.deepEqual(mistakesAfter(context, HOLIDAYS, '"date": "04-26"', '"date": "02-29"'), [
    `${HOLIDAYS} fixed entry 4 (Union Day) date: found "02-29", expected a day that every year has`,
  ]);
});

test('a year whose movable days nobody has entered stops the build a year ahead', (context) => {
  const copy = copyContent(context);
  const years = holidaysSchema.parse(JSON.parse(copy.read(HOLIDAYS))).movable.map(({ year }) => year);
  const last = Math.max(...years);
  const mistakesOn = (today: string) =>
    checkCalendar(readContentTree(copy.root), today).map((issue) => formatIssue(issue).replace(/:\d+ /, ''));
  assert.deepEqual(mistakesOn(`${last - 1}-12-31`), []);
  assert.deepEqual(mistakesOn(`${last}-01-01`), [
    `${HOLIDAYS} movable: found no days of ${last + 1}, expected the movable holidays of ${last + 1}: Good Friday, Easter Monday, and those by the moon with "isExpected": true, for example { "year": ${last + 1}, "days": [{ "day": "${last + 1}-04-02", "name": "Easter Monday" }] }`,
  ]);
});

test('a year that calendars reach, but that nobody has entered, is warned of a year earlier', (context) => {
  const copy = copyContent(context);
  const tree = readContentTree(copy.root);
  const years = holidaysSchema.parse(JSON.parse(copy.read(HOLIDAYS))).movable.map(({ year }) => year);
  const last = Math.max(...years);
  const warningsOn = (today: string) => warnOfHolidays(tree, today).map(({ found }) => found);
  assert.deepEqual(warningsOn(`${last - 2}-12-31`), []);
  assert.deepEqual(warningsOn(`${last - 1}-01-01`), [`no days of ${last + 1}`]);
});
