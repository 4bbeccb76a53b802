import type { HolidayFile } from '../../../../content/schemas/calendar.ts';
import type { RateUnit } from '../../../../content/schemas/tax/rates.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { addMonths, isRealDay } from '../../../../tax/days.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentSource, FieldPath } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { outOfOrder, unknownId, validFile } from '../fieldChecks.ts';

/** The build stops if movable holidays of these months are missing: calendars would name wrong working days. */
const NEEDED_MONTHS = 12;
/** It warns if they are missing for these months, the range of calendars. */
const WANTED_MONTHS = 24;
/** A common year: days of every year must exist in it. */
const COMMON_YEAR = 2027;
/** Value of `dayOfNextMonth` that is not a rate. */
const LAST_DAY = 'last';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Finds duties whose rate does not exist or has another unit. */
function checkDuties(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.calendar);
  if (!file || !tree.card) return [];
  const rates = [...tree.card.values()];
  const check = (path: FieldPath, rate: string | undefined, unit: RateUnit): ContentIssue[] =>
    unknownId(file.source, path, rate === LAST_DAY ? undefined : rate, {
      known: rates.filter((candidate) => candidate.unit === unit).map(({ id }) => id),
      expected: `the id of a rate of ${TAX_FILES.rates.file} with the unit ${unit}`,
    });
  return file.data.duties.flatMap(({ dayOfNextMonth, monthsAfterYearEnd }, index) => [
    ...check(['duties', index, 'dayOfNextMonth'], dayOfNextMonth, 'day-of-month'),
    ...check(['duties', index, 'monthsAfterYearEnd'], monthsAfterYearEnd, 'months'),
  ]);
}

/** Finds movable days outside the year under which they are listed. */
function checkMovable(source: ContentSource, movable: HolidayFile['movable']): ContentIssue[] {
  return movable.flatMap(({ year, days }, entry) =>
    days.flatMap(({ day }, index) =>
      yearOf(day) === year
        ? []
        : [
            fieldIssue(source, ['movable', entry, 'days', index, 'day'], {
              found: `"${day}"`,
              expected: `a day of ${year}, under which it stands`,
            }),
          ],
    ),
  );
}

/** Finds days of every year that common years lack. */
const checkFixed = (source: ContentSource, fixed: HolidayFile['fixed']): ContentIssue[] =>
  fixed.flatMap(({ date }, index) =>
    isRealDay(`${COMMON_YEAR}-${date}`)
      ? []
      : [
          fieldIssue(source, ['fixed', index, 'date'], {
            found: `"${date}"`,
            expected: 'a day that every year has',
          }),
        ],
  );

/** Finds years without movable days in a range. */
function findMissing(source: ContentSource, movable: HolidayFile['movable'], from: string, to: string): ContentIssue[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  const missing = years.filter((year) => !movable.some((entry) => entry.year === year));
  return missing.map((year) =>
    fieldIssue(source, ['movable'], {
      found: `no days of ${year}`,
      expected: `the movable holidays of ${year}: Good Friday, Easter Monday, and those by the moon with "isExpected": true`,
      example: `{ "year": ${year}, "days": [{ "day": "${year}-04-02", "name": "Easter Monday" }] }`,
    }),
  );
}

/** Warns of years in the range of calendars whose movable days are not entered yet. */
export function warnOfHolidays(tree: ContentTree, today: string): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.holidays);
  if (!file) return [];
  const firstYear = yearOf(addMonths(today, NEEDED_MONTHS)) + 1;
  return findMissing(file.source, file.data.movable, `${firstYear}-01-01`, addMonths(today, WANTED_MONTHS));
}

/**
 * Checks duties and public holidays of the tax calendar across files.
 *
 * @param today first day that needs holidays
 */
export function checkCalendar(tree: ContentTree, today: string): ContentIssue[] {
  const duties = checkDuties(tree);
  const file = validFile(tree, TAX_FILES.holidays);
  if (!file) return duties;
  const { source, data } = file;
  const { fixed, movable } = data;
  const years = movable.map(({ year }) => year);
  const expected = (before: number) => `a year after ${before}: the oldest first`;
  return [
    ...duties,
    ...checkFixed(source, fixed),
    ...checkMovable(source, movable),
    ...outOfOrder(source, ['movable'], 'year', { values: years, expected }),
    ...findMissing(source, movable, today, addMonths(today, NEEDED_MONTHS)),
  ];
}
