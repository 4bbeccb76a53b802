import { dayOffReason, easterSunday, lastWorkingDay } from '@/lib/calendar/workingDays';
import { getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { addDays, daysBetween } from '@/lib/tax/days';
import { fc, forAll } from '@/tests/support/properties';

const rules = getHolidayRules('en');
const day = fc.integer({ min: 0, max: 1400 }).map((days) => addDays('2026-01-01', days));

describe('the last working day', () => {
  it.each([
    ['2026-12-07', '2026-12-07', 'a Monday itself'],
    ['2026-12-09', '2026-12-08', 'the day before Independence Day'],
    ['2026-12-26', '2026-12-24', 'the Thursday before Christmas and Boxing Day'],
    ['2026-12-27', '2026-12-24', 'the same for the Sunday after them'],
    ['2027-01-01', '2026-12-31', 'the last day of the old year'],
    ['2027-03-29', '2027-03-25', 'the Thursday before Easter'],
    ['2027-03-11', '2027-03-09', 'the day before the two days of Eid'],
    ['2027-05-01', '2027-04-30', 'the Friday before Workers’ Day on a Saturday'],
    ['2028-04-17', '2028-04-13', 'the Thursday before another Easter'],
  ])('by %s is %s: %s', (due, workingDay) => expect(lastWorkingDay(due, rules)).toBe(workingDay));

  it('is never later than the day, and no other working day lies between them', () => {
    forAll(day, (due) => {
      const working = lastWorkingDay(due, rules);
      expect(working <= due).toBe(true);
      expect(dayOffReason(working, rules)).toBeUndefined();
      const between = Array.from({ length: daysBetween(working, due) }, (_, index) => addDays(working, index + 1));
      expect(between.filter((other) => dayOffReason(other, rules) === undefined)).toEqual([]);
    });
  });

  it('takes account of a declared holiday', () => {
    const declared = { ...rules, dated: [...rules.dated, { day: '2026-12-07', name: 'Day of mourning' }] };
    expect(dayOffReason('2026-12-07', declared)).toBe('Day of mourning');
    expect(lastWorkingDay('2026-12-07', declared)).toBe('2026-12-04');
  });
});

describe('public holidays', () => {
  it('include the Friday before and the Monday after Easter in every year', () => {
    const easters = rules.dated.filter(({ name }) => name === 'Easter Monday').map(({ day: at }) => at);
    expect(easters.length).toBeGreaterThan(0);
    for (const monday of easters) {
      expect(monday).toBe(addDays(easterSunday(Number(monday.slice(0, 4))), 1));
      expect(rules.dated).toContainEqual({ day: addDays(monday, -3), name: 'Good Friday' });
    }
  });
});

it.each([
  ['2024-03-31', 2024],
  ['2025-04-20', 2025],
  ['2026-04-05', 2026],
  ['2027-03-28', 2027],
  ['2038-04-25', 2038],
  ['2285-03-22', 2285],
])('Easter Sunday is %s', (day, year) => expect(easterSunday(year)).toBe(day));
