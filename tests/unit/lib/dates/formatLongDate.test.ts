import { formatLongDate } from '@/lib/dates/formatLongDate';

describe('formatLongDate', () => {
  it.each([
    ['2025-09-24', '24 September 2025'],
    ['2024-02-29', '29 February 2024'],
    ['2024-01-01', '1 January 2024'],
    ['2023-12-31', '31 December 2023'],
  ])('%s is %s, whatever the time zone of the reader', (day, words) => expect(formatLongDate(day)).toBe(words));
});
