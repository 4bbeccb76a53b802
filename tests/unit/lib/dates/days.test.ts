import { buildDay, builtAt } from '@/lib/dates/builtAt';
import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';

it.each([
  ['2026-12-31T20:59:59.000Z', '2026-12-31'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01'],
])('a build with SOURCE_DATE_EPOCH at %s is of %s in Dar es Salaam', (moment, day) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(moment) / 1000);
  expect([builtAt().toISOString(), buildDay()]).toEqual([moment, day]);
  delete process.env.SOURCE_DATE_EPOCH;
  expect(builtAt().getTime()).toBeGreaterThan(Date.now() - 1000);
});

describe('formatLongDate', () => {
  it.each([
    ['2025-09-24', '24 September 2025'],
    ['2024-02-29', '29 February 2024'],
    ['2024-01-01', '1 January 2024'],
    ['2023-12-31', '31 December 2023'],
  ])('%s is %s in any time zone', (day, words) => expect(formatLongDate(day, 'en')).toBe(words));
});

it('a month is formatted long or short in any time zone', () => {
  expect(formatMonth('2026-06-30', 'en')).toBe('June 2026');
  expect(formatMonth('2026-01-01', 'en', 'short')).toBe('Jan 2026');
});
