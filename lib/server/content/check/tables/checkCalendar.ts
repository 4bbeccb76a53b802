import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { addMonths, isRealDay } from '../../../../tax/days.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { FieldPath } from '../../source/contentSource.ts';
import { type ContentTree, validFile } from '../contentTree.ts';

/** The build stops if movable holidays of these months are missing: calendars would name wrong working days. */
const NEEDED_MONTHS = 12;
/** It warns if they are missing for these months, the range of calendars. */
const WANTED_MONTHS = 24;
/** A common year: days of every year must exist in it. */
const COMMON_YEAR = 2027;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Finds years without movable days in a range. */
function findMissing(tree: ContentTree, from: string, to: string): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.holidays);
  if (!file) return [];
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  const missing = years.filter((year) => !file.data.movable.some((entry) => entry.year === year));
  return missing.map((year) =>
    fieldIssue(file.source, ['movable'], {
      found: `no days of ${year}`,
      expected: `the movable holidays of ${year}: Good Friday, Easter Monday, and those by the moon with "isExpected": true`,
      example: `{ "year": ${year}, "days": [{ "day": "${year}-04-02", "name": "Easter Monday" }] }`,
    }),
  );
}

/** Warns of years in the range of calendars whose movable days are not entered yet. */
export const warnOfHolidays = (tree: ContentTree, today: string): ContentIssue[] =>
  findMissing(tree, `${yearOf(addMonths(today, NEEDED_MONTHS)) + 1}-01-01`, addMonths(today, WANTED_MONTHS));

/**
 * Checks the days of the public holidays.
 *
 * @param today first day that needs holidays
 */
export function checkCalendar(tree: ContentTree, today: string): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.holidays);
  if (!file) return [];
  const { fixed, movable } = file.data;
  const issues: ContentIssue[] = [];
  const report = (path: FieldPath, found: string, expected: string) =>
    issues.push(fieldIssue(file.source, path, { found, expected }));
  for (const [index, { date }] of fixed.entries()) {
    if (!isRealDay(`${COMMON_YEAR}-${date}`))
      report(['fixed', index, 'date'], `"${date}"`, 'a day that every year has');
  }
  for (const [index, { year, days }] of movable.entries()) {
    const before = movable[index - 1]?.year ?? 0;
    if (year <= before) report(['movable', index, 'year'], String(year), `a year after ${before}: the oldest first`);
    for (const [at, { day }] of days.entries()) {
      const path = ['movable', index, 'days', at, 'day'];
      if (yearOf(day) !== year) report(path, `"${day}"`, `a day of ${year}, under which it stands`);
    }
  }
  return [...issues, ...findMissing(tree, today, addMonths(today, NEEDED_MONTHS))];
}
