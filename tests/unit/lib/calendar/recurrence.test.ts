import { occurrences, placeInYear, type Recurrence, yearMarks } from '@/lib/calendar/recurrence';
import { addDays } from '@/lib/tax/days';
import { fc, forAll } from '@/tests/support/properties';

const RULES: Recurrence[] = [
  { every: 'month', day: 7 },
  { every: 'month', day: 31 },
  { every: 'quarter' },
  { every: 'year', month: 1, day: 30 },
  { every: 'accounting-year', months: [-9, -6, -3, 0] },
  { every: 'accounting-year', months: [9] },
];

const rule = fc.constantFrom(...RULES);
const yearEnd = fc.integer({ min: 1, max: 12 });
const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-01-01', days));
const length = fc.integer({ min: 0, max: 800 });

const year = { from: '2027-01-01', to: '2027-12-31' };
const dueDays = (each: Recurrence, end = 12, range = year) => occurrences(each, range, end).map(({ due }) => due);

describe('the dates of a rule', () => {
  it('fall on the last day of each month, including a leap February', () => {
    expect(dueDays({ every: 'month', day: 31 })).toEqual(
      ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'].map(
        (end) => `2027-${end}`,
      ),
    );
    expect(dueDays({ every: 'month', day: 31 }, 12, { from: '2028-02-01', to: '2028-02-29' })).toEqual(['2028-02-29']);
  });

  it('in January belong to December of the previous year', () => {
    const range = { from: '2027-01-01', to: '2027-01-31' };
    expect(occurrences({ every: 'month', day: 7 }, range, 12)).toEqual([
      { due: '2027-01-07', period: '2026-12', step: 0 },
    ]);
    expect(occurrences({ every: 'year', month: 1, day: 30 }, range, 12)).toEqual([
      { due: '2027-01-30', period: '2026', step: 0 },
    ]);
  });

  it('include the first and the last day of the range', () => {
    const single = { from: '2027-03-07', to: '2027-03-07' };
    expect(dueDays({ every: 'month', day: 7 }, 12, single)).toEqual(['2027-03-07']);
    expect(dueDays({ every: 'month', day: 7 }, 12, { from: '2027-03-08', to: '2027-04-06' })).toEqual([]);
  });

  it.each([
    [12, ['2027-03-31', '2027-06-30', '2027-09-30', '2027-12-31']],
    [6, ['2027-03-31', '2027-06-30', '2027-09-30', '2027-12-31']],
    [2, ['2027-02-28', '2027-05-31', '2027-08-31', '2027-11-30']],
    [1, ['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31']],
  ])('of instalments for a year end in month %d', (end, expected) => {
    expect(dueDays({ every: 'accounting-year', months: [-9, -6, -3, 0] }, end)).toEqual(expected);
  });

  it('of two adjacent ranges equal the dates of the whole range', () => {
    forAll(rule, yearEnd, day, length, length, (each, end, from, first, second) => {
      const middle = addDays(from, first);
      const to = addDays(middle, second + 1);
      const parts = [
        ...occurrences(each, { from, to: middle }, end),
        ...occurrences(each, { from: addDays(middle, 1), to }, end),
      ];
      expect(parts).toEqual(occurrences(each, { from, to }, end));
    });
  });
});

describe('the position of a day in a year', () => {
  it.each([
    ['2026-11-01', 0, 0.02],
    ['2026-11-30', 0.98, 1],
    ['2027-02-28', 3.98, 4],
    ['2027-10-31', 11.98, 12],
  ])('%s is between %d and %d months from November 2026', (day, least, most) => {
    const place = placeInYear(day, '2026-11-22');
    expect(place).toBeGreaterThan(least);
    expect(place).toBeLessThan(most);
  });
});

describe('the timeline of a duty', () => {
  it.each<[number | undefined, Recurrence, number[]]>([
    [undefined, { every: 'month', day: 7 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [undefined, { every: 'year', month: 1, day: 30 }, [2]],
    [12, { every: 'accounting-year', months: [-9, -6, -3, 0] }, [1, 4, 7, 10]],
    [8, { every: 'accounting-year', months: [-9, -6, -3, 0] }, [0, 3, 6, 9]],
  ])('for the year end %s and %j has its dates in the months %j, including past ones', (end, rule, months) => {
    const marks = yearMarks(rule, '2026-11-22').find(({ yearEnd }) => yearEnd === end);
    expect(marks?.places.map(Math.floor)).toEqual(months);
  });
});
