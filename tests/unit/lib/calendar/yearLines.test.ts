import type { Recurrence } from '@/lib/calendar/recurrence';
import { placeInYear, yearLines } from '@/lib/calendar/yearLines';

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
  const duty = { id: 'duty', groups: ['company' as const], title: 'Duty', action: '', where: '', law: '' };

  it.each<[number | undefined, Recurrence, number[]]>([
    [undefined, { every: 'month', day: 7 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [12, { every: 'accounting-year', months: [-9, -6, -3, 0] }, [1, 4, 7, 10]],
    [8, { every: 'accounting-year', months: [-9, -6, -3, 0] }, [0, 3, 6, 9]],
  ])('with the year end %s and %j has its days in the months %j, also before today', (end, rule, months) => {
    const [line] = yearLines([{ ...duty, rule }], '2026-11-22');
    const marks = line?.marks.find(({ yearEnd }) => yearEnd === end);
    expect(marks?.places.map(Math.floor)).toEqual(months);
  });
});
