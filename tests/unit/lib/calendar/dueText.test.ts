import { dueText } from '@/lib/calendar/dueText';
import { getHolidayRules } from '@/lib/server/content/loaders/calendar';

const holidays = getHolidayRules();

it.each([
  ['2026-12-07', { before: 'pay by' }, 'pay by 7 December 2026'],
  ['2026-12-07', {}, '7 December 2026'],
  ['2027-02-07', { before: 'pay by' }, 'Sunday 7 February 2027: pay by Friday 5'],
  ['2026-12-20', { verb: 'file and pay' }, 'Sunday 20 December 2026: file and pay by Friday 18'],
  ['2027-04-07', {}, 'Wednesday 7 April 2027, Karume Day: pay by Tuesday 6'],
  ['2027-03-10', {}, 'Wednesday 10 March 2027, Eid al-Fitr (expected): pay by Tuesday 9'],
  ['2027-05-01', {}, 'Saturday 1 May 2027, Workers’ Day: pay by Friday 30 April'],
])('%s with %j is stated as %s', (day, words, expected) => {
  expect(dueText(day, holidays, words)).toBe(expected);
});
