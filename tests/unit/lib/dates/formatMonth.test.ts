import { formatMonth } from '@/lib/dates/formatLongDate';

it('a month is written in full or short, whatever the time zone', () => {
  expect(formatMonth('2026-06-30')).toBe('June 2026');
  expect(formatMonth('2026-01-01', 'short')).toBe('Jan 2026');
});
