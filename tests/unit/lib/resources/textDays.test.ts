import { textDays } from '@/lib/resources/textDays';

it.each([
  ['before the site is launched', undefined, undefined, { changed: '2025-09-29' }],
  ['changed before the site is launched', '2026-11-22', undefined, { changed: '2026-11-22' }],
  ['changed before the launch', '2026-11-22', '2027-01-11', { published: '2027-01-11', changed: '2027-01-11' }],
  ['changed after the launch', '2027-03-01', '2027-01-11', { published: '2027-01-11', changed: '2027-03-01' }],
  ['written after the launch', undefined, '2025-01-11', { published: '2025-09-29', changed: '2025-09-29' }],
])('the dates of a text %s', (_, updatedOn, launchedOn, days) => {
  expect(textDays('2025-09-29', updatedOn, launchedOn)).toEqual(days);
});
