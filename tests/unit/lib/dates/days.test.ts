import { buildDay, builtAt } from '@/lib/dates/builtAt';
import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';

const at = (moment: string) => ({ SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });

it('the build time is SOURCE_DATE_EPOCH, or else now', () => {
  expect(builtAt(at('2026-03-02T08:00:00Z')).toISOString()).toBe('2026-03-02T08:00:00.000Z');
  const before = Date.now();
  expect(builtAt({}).getTime()).toBeGreaterThanOrEqual(before);
});

it('the build day is the day in Dar es Salaam, three hours ahead of UTC', () => {
  expect(buildDay(at('2026-12-31T20:59:59Z'))).toBe('2026-12-31');
  expect(buildDay(at('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

describe('formatLongDate', () => {
  it.each([
    ['2025-09-24', '24 September 2025'],
    ['2024-02-29', '29 February 2024'],
    ['2024-01-01', '1 January 2024'],
    ['2023-12-31', '31 December 2023'],
  ])('%s is %s in any time zone', (day, words) => expect(formatLongDate(day)).toBe(words));
});

it('a month is formatted long or short in any time zone', () => {
  expect(formatMonth('2026-06-30')).toBe('June 2026');
  expect(formatMonth('2026-01-01', 'short')).toBe('Jan 2026');
});
