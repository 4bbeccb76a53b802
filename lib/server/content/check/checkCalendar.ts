import type { HolidayFile } from '../../../content/schemas/calendar.ts';
import { calendarSchema, holidaysSchema } from '../../../content/schemas/calendar.ts';
import type { RateUnit } from '../../../content/schemas/rates.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { addMonths, isRealDay } from '../../../tax/days.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';

/** Without the movable holidays so far ahead the build stops: calendars on phones would soon name the wrong working day. */
const NEEDED_MONTHS = 12;
/** Without those so far ahead, as calendars reach, it warns. */
const WANTED_MONTHS = 24;
/** A year that is no leap year: a day of every year must be one of it. */
const COMMON_YEAR = 2027;
/** Value of `dayOfNextMonth` that is no rate. */
const LAST_DAY = 'last';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Finds duties whose rate does not exist or has another unit. */
function checkDuties(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.calendar.file);
  const calendar = calendarSchema.safeParse(source?.value).data;
  const { card } = tree;
  if (!source || !calendar || !card) return [];
  const check = (path: FieldPath, rate: string | undefined, unit: RateUnit): ContentIssue[] => {
    if (rate === undefined || rate === LAST_DAY || card.get(rate)?.unit === unit) return [];
    const ids = [...card.values()].filter((candidate) => candidate.unit === unit).map(({ id }) => id);
    const nearest = nearestWord(rate, ids) ?? ids[0];
    return [
      fieldIssue(source, path, {
        found: `"${rate}"`,
        expected: `the id of a rate of ${TAX_FILES.rates.file} with the unit ${unit}`,
        example: `"${String(path.at(-1))}": "${nearest}"`,
      }),
    ];
  };
  return calendar.duties.flatMap(({ dayOfNextMonth, monthsAfterYearEnd }, index) => [
    ...check(['duties', index, 'dayOfNextMonth'], dayOfNextMonth, 'day-of-month'),
    ...check(['duties', index, 'monthsAfterYearEnd'], monthsAfterYearEnd, 'months'),
  ]);
}

/** Finds movable days that lie in another year than the one that they stand under. */
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

/** Finds days of every year that most years do not have. */
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

/** Finds years that do not stand in their order. */
const checkOrder = (source: ContentSource, movable: HolidayFile['movable']): ContentIssue[] =>
  movable.flatMap(({ year }, index) => {
    const before = movable[index - 1]?.year;
    if (before === undefined || year > before) return [];
    return [
      fieldIssue(source, ['movable', index, 'year'], {
        found: String(year),
        expected: `a year after ${before}: the oldest first`,
      }),
    ];
  });

/** Finds the years from one day to another whose movable days nobody has entered. */
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

function readHolidays(tree: ContentTree) {
  const source = tree.sources.get(TAX_FILES.holidays.file);
  const holidays = holidaysSchema.safeParse(source?.value).data;
  // The schema has its own messages for a file that it refuses.
  return source && holidays && { source, ...holidays };
}

/** The years that calendars reach and whose movable days may still be entered for a while: no mistakes, but to be told. */
export function warnOfHolidays(tree: ContentTree, today: string): ContentIssue[] {
  const file = readHolidays(tree);
  if (!file) return [];
  const firstYear = yearOf(addMonths(today, NEEDED_MONTHS)) + 1;
  return findMissing(file.source, file.movable, `${firstYear}-01-01`, addMonths(today, WANTED_MONTHS));
}

/**
 * Checks duties and public holidays of the tax calendar across files.
 *
 * @param today from which the holidays are needed
 */
export function checkCalendar(tree: ContentTree, today: string): ContentIssue[] {
  const duties = checkDuties(tree);
  const file = readHolidays(tree);
  if (!file) return duties;
  const { source, fixed, movable } = file;
  return [
    ...duties,
    ...checkFixed(source, fixed),
    ...checkMovable(source, movable),
    ...checkOrder(source, movable),
    ...findMissing(source, movable, today, addMonths(today, NEEDED_MONTHS)),
  ];
}
