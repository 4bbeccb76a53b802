import { afterMonthEnd, monthEnd } from '@/lib/tax/monthEnd';

it.each([
  ['2026-11-15', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2024-02-01', '2024-02-29'],
  ['2026-02-28', '2026-02-28'],
])('the month of %s ends on %s', (day, end) => {
  expect(monthEnd(day)).toBe(end);
});

it.each([
  ['2026-11-15', 7, '2026-12-07'],
  ['2026-12-01', 30, '2027-01-30'],
  ['2024-01-31', 29, '2024-02-29'],
  ['2026-03-01', 0, '2026-03-31'],
])('%s: %d days after its month is %s', (day, days, later) => {
  expect(afterMonthEnd(day, days)).toBe(later);
});
