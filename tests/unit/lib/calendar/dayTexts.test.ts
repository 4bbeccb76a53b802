import { ruleText } from '@/components/shared/ruleText';
import { dueText, shortDate, weekdayDate, workingDayNote } from '@/lib/calendar/dueText';
import { dueDays, dutyDates } from '@/lib/calendar/duties';
import { getDuties, getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { ENGLISH } from '@/lib/words/translate';

const holidays = getHolidayRules('en');

describe('the text of a date', () => {
  it('contains its day of the week', () => {
    expect(weekdayDate('2026-12-07', 'en')).toBe('Monday 7 December 2026');
    expect(shortDate('2028-02-29', 'en')).toBe('Tue 29 Feb');
  });

  it('contains the preceding working day if there is one', () => {
    expect(workingDayNote({ dayOff: 'Saturday', workingDay: '2026-12-04' }, ENGLISH)).toBe(
      'Saturday: act by Friday 4 December 2026',
    );
    expect(workingDayNote({ workingDay: '2026-12-04' }, ENGLISH)).toBeUndefined();
  });
});

describe('the text of a rule', () => {
  it.each([
    [{ every: 'month', day: 7 }, 'By the 7th of the next month'],
    [{ every: 'month', day: 31 }, 'By the last day of the next month'],
    [{ every: 'year', month: 1, day: 30 }, 'By 30 January of the next year'],
    [{ every: 'accounting-year', months: [6] }, 'Within 6 months of the year end'],
    [
      { every: 'accounting-year', months: [-9, -6, -3, 0] },
      'By the end of months 3, 6, 9 and 12 of the accounting year',
    ],
  ] as const)('%j', (rule, text) => expect(ruleText(rule, ENGLISH)).toBe(text));
});

describe('the next dates', () => {
  it('group the duties of one day, with each name once', () => {
    const range = { from: '2026-12-01', to: '2027-01-31' };
    const dates = dutyDates(getDuties('en'), { groups: ['vat', 'digital'], yearEnd: 12 }, range, holidays, ENGLISH);
    expect(
      dueDays([...dates, ...dates], 5).map(({ due, duties }) => [due, ...duties.map(({ title }) => title)]),
    ).toEqual([
      ['2026-12-20', 'VAT', 'Digital service tax and VAT'],
      ['2027-01-20', 'VAT', 'Digital service tax and VAT'],
    ]);
    expect(dueDays(dates, 1)).toHaveLength(1);
  });
});

it.each([
  ['2026-12-07', { before: 'pay by' }, 'pay by 7 December 2026'],
  ['2026-12-07', {}, '7 December 2026'],
  ['2027-02-07', { before: 'pay by' }, 'Sunday 7 February 2027: pay by Friday 5'],
  ['2026-12-20', { verb: 'file and pay' }, 'Sunday 20 December 2026: file and pay by Friday 18'],
  ['2027-04-07', {}, 'Wednesday 7 April 2027, Karume Day: pay by Tuesday 6'],
  ['2027-03-10', {}, 'Wednesday 10 March 2027, Eid al-Fitr (expected): pay by Tuesday 9'],
  ['2027-05-01', {}, 'Saturday 1 May 2027, Workers’ Day: pay by Friday 30 April'],
])('%s with %j reads %s', (day, words, expected) => {
  expect(dueText(day, holidays, words)).toBe(expected);
});
