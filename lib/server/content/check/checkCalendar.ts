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

/** Without the movable holidays so far ahead the build stops: calendars on phones would name the wrong working day. */
const NEEDED_MONTHS = 12;
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

/** Finds years without movable days that are needed soon, and years out of their order. */
function checkYears(source: ContentSource, movable: HolidayFile['movable'], today: string): ContentIssue[] {
  const years = movable.map(({ year }) => year);
  const unordered = years.flatMap((year, index) => {
    const before = years[index - 1];
    if (before === undefined || year > before) return [];
    return [
      fieldIssue(source, ['movable', index, 'year'], {
        found: String(year),
        expected: `a year after ${before}: the oldest first`,
      }),
    ];
  });
  const needed = [...new Set([yearOf(today), yearOf(addMonths(today, NEEDED_MONTHS))])];
  const missing = needed.filter((year) => !years.includes(year));
  return [
    ...unordered,
    ...missing.map((year) =>
      fieldIssue(source, ['movable'], {
        found: `no days of ${year}`,
        expected: `the movable holidays of ${year}: Good Friday, Easter Monday, and those by the moon with "isExpected": true`,
        example: `{ "year": ${year}, "days": [{ "day": "${year}-04-02", "name": "Easter Monday" }] }`,
      }),
    ),
  ];
}

/**
 * Checks duties and public holidays of the tax calendar across files.
 *
 * @param today from which the holidays are needed
 */
export function checkCalendar(tree: ContentTree, today: string): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.holidays.file);
  const holidays = holidaysSchema.safeParse(source?.value).data;
  const duties = checkDuties(tree);
  // The schema has its own messages for a file that it refuses.
  if (!source || !holidays) return duties;
  const { fixed, movable } = holidays;
  return [
    ...duties,
    ...checkFixed(source, fixed),
    ...checkMovable(source, movable),
    ...checkYears(source, movable, today),
  ];
}
