import { addDays, monthEnd } from '@/lib/tax/monthEnd';

it.each([
  ['2026-11-15', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2024-02-01', '2024-02-29'],
  ['2026-02-28', '2026-02-28'],
])('the month of %s ends on %s', (day, end) => {
  expect(monthEnd(day)).toBe(end);
});

it.each([
  ['2026-11-30', 7, '2026-12-07'],
  ['2026-12-31', 30, '2027-01-30'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', 0, '2026-03-01'],
])('%s and %d days make %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
