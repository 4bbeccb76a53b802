import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';

describe('formatLongDate', () => {
  it.each([
    ['2025-09-24', '24 September 2025'],
    ['2024-02-29', '29 February 2024'],
    ['2024-01-01', '1 January 2024'],
    ['2023-12-31', '31 December 2023'],
  ])('%s is %s, whatever the time zone of the reader', (day, words) => expect(formatLongDate(day)).toBe(words));
});

it('a month is written in full or short, whatever the time zone', () => {
  expect(formatMonth('2026-06-30')).toBe('June 2026');
  expect(formatMonth('2026-01-01', 'short')).toBe('Jan 2026');
});
