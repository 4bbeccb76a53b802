import { addDays, addMonths, afterMonthEnd, daysBetween, isRealDay, lastDayOfMonth, yearStart } from '@/lib/tax/days';
import { fc, forAll } from '@/tests/support/properties';

describe('calendar days', () => {
  it.each([
    ['2025-12-31', 6, '2026-06-30'],
    ['2025-06-30', 6, '2025-12-31'],
    ['2025-02-28', 6, '2025-08-31'],
    ['2024-02-29', 6, '2024-08-31'],
    ['2024-02-28', 6, '2024-08-28'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2025-03-15', 6, '2025-09-15'],
    ['2025-12-31', -9, '2025-03-31'],
    ['2025-05-30', -3, '2025-02-28'],
    ['2025-01-31', -12, '2024-01-31'],
  ])('%s moved by %d months is %s', (day, months, moved) => expect(addMonths(day, months)).toBe(moved));

  it.each([
    ['2025-12-31', '2025-01-01'],
    ['2026-06-30', '2025-07-01'],
    ['2025-02-28', '2024-03-01'],
    ['2025-03-15', '2024-03-16'],
  ])('the year ending on %s begins on %s', (yearEnd, start) => expect(yearStart(yearEnd)).toBe(start));

  it.each([
    ['2024-02-28', 2, '2024-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('%s plus %d days is %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
    expect(daysBetween(day, moved)).toBe(days);
  });

  it.each([
    ['2026-11-15', '2026-11-30'],
    ['2026-12-31', '2026-12-31'],
    ['2024-02-01', '2024-02-29'],
    ['2026-02-28', '2026-02-28'],
  ])('the month of %s ends on %s', (day, end) => expect(lastDayOfMonth(day)).toBe(end));

  it.each([
    ['2026-11-15', 7, '2026-12-07'],
    ['2026-12-01', 30, '2027-01-30'],
    ['2024-01-31', 29, '2024-02-29'],
    ['2026-03-01', 0, '2026-03-31'],
  ])('%s: %d days after the end of its month is %s', (day, days, later) =>
    expect(afterMonthEnd(day, days)).toBe(later),
  );

  it.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-4-1', 'soon', ''])(
    '%j is not a date',
    (text) => expect(isRealDay(text)).toBe(false),
  );

  it('a date moved by any number of months is always real', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    forAll(day, fc.integer({ min: -24, max: 24 }), (date, months) =>
      isRealDay(addMonths(date.toISOString().slice(0, 10), months)),
    );
  });
});
