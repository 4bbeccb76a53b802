/** @jest-environment node */
import { shortDate, weekdayDate, workingDayNote } from '@/lib/calendar/dueText';
import { type DutyDate, dueDays } from '@/lib/calendar/duties';
import { alarmTrigger } from '@/lib/calendar/icalendar';
import { ruleText } from '@/lib/calendar/recurrence';

describe('the words of a date', () => {
  it('name its day of the week', () => {
    expect(weekdayDate('2026-12-07')).toBe('Monday 7 December 2026');
    expect(shortDate('2028-02-29')).toBe('Tue 29 Feb');
  });

  it('name the working day before where there is one', () => {
    expect(workingDayNote({ dayOff: 'Saturday', workingDay: '2026-12-04' })).toBe(
      'Saturday: act by Friday 4 December 2026',
    );
    expect(workingDayNote({ workingDay: '2026-12-04' })).toBeUndefined();
  });
});

describe('the words of a rule', () => {
  it.each([
    [{ every: 'month', day: 7 }, 'By the 7th of the next month'],
    [{ every: 'month', day: 31 }, 'By the last day of the next month'],
    [{ every: 'year', month: 1, day: 30 }, 'By 30 January of the next year'],
    [{ every: 'accounting-year', months: [6] }, 'Within 6 months of the year end'],
    [
      { every: 'accounting-year', months: [-9, -6, -3, 0] },
      'By the end of months 3, 6, 9 and 12 of the accounting year',
    ],
  ] as const)('%j', (rule, text) => expect(ruleText(rule)).toBe(text));
});

describe('an alarm at nine', () => {
  it.each([
    [0, 'PT9H'],
    [1, '-PT15H'],
    [2, '-P1DT15H'],
    [8, '-P7DT15H'],
  ])('%d days before: %s', (days, trigger) => expect(alarmTrigger(days)).toBe(trigger));
});

describe('the next days', () => {
  const date = (id: string, due: string): DutyDate => ({
    id,
    duty: {
      id,
      groups: ['vat'],
      title: id,
      action: '',
      rule: { every: 'month', day: 7 },
      where: '',
      law: '',
      page: `/calendar/${id}`,
    },
    due,
    workingDay: due,
    name: id,
    period: '',
    title: id,
  });

  it('put the duties of one day together, each name once', () => {
    const dates = [
      date('vat', '2026-12-20'),
      date('digital', '2026-12-20'),
      date('vat', '2026-12-20'),
      date('nssf', '2026-12-31'),
    ];
    expect(dueDays(dates, 5).map(({ due, duties }) => [due, ...duties.map(({ page }) => page)])).toEqual([
      ['2026-12-20', '/calendar/vat', '/calendar/digital'],
      ['2026-12-31', '/calendar/nssf'],
    ]);
    expect(dueDays(dates, 1)).toHaveLength(1);
  });
});
