import type { Duty } from '@/lib/calendar/duties';
import { placeInYear, yearLines } from '@/lib/calendar/yearLines';

const dutyOf = (rule: Duty['rule']): Duty => ({
  id: 'duty',
  groups: ['company'],
  title: 'Duty',
  action: '',
  rule,
  where: '',
  law: '',
});

describe('the place of a day in a year', () => {
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

describe('the line of a duty', () => {
  const monthsOf = (rule: Duty['rule'], yearEnd?: number) =>
    yearLines([dutyOf(rule)], '2026-11-22')[0]
      ?.marks.find((marks) => marks.yearEnd === yearEnd)
      ?.places.map(Math.floor);

  it('has a day in each of the twelve months that begin with this one, also before today', () => {
    expect(monthsOf({ every: 'month', day: 7 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('has the one day of a year', () => {
    expect(monthsOf({ every: 'year', month: 1, day: 30 })).toEqual([2]);
  });

  it.each([
    [12, [1, 4, 7, 10]],
    [6, [1, 4, 7, 10]],
    [8, [0, 3, 6, 9]],
  ])('has its own days where the accounting year ends in month %d', (yearEnd, months) => {
    expect(monthsOf({ every: 'accounting-year', months: [-9, -6, -3, 0] }, yearEnd)).toEqual(months);
  });
});
