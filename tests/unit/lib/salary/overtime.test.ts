import { compareWithMinimum, nameOfWork, overtime, readHours } from '@/lib/salary/overtime';
import { getOvertimeRules, getWageOrder } from '@/lib/server/content/loaders/tax/salary';

const rules = getOvertimeRules();
const order = getWageOrder('en');

describe('overtime', () => {
  it.each([
    ['no hours', 800_000, 0],
    ['a salary of 0', 0, 10],
  ])('adds nothing for %s, with shares of 0', (_, basicSalary, weekdayHours) => {
    const result = overtime({ basicSalary, weekdayHours, weekendHours: 0 }, rules);
    const summary = { averageRate: 0, overtimePercent: 0, salaryIncreasePercent: 0 };
    expect(result).toMatchObject({ totalOvertimePay: 0, totalMonthlySalary: basicSalary, summary });
  });

  it.each([
    [50, 0, false],
    [25, 25, false],
    [50, 0.5, true],
    [100, 100, true],
  ])('with %d weekday and %d weekend hours is above the cap: %s', (weekdayHours, weekendHours, isAboveCap) => {
    const { summary } = overtime({ basicSalary: 800_000, weekdayHours, weekendHours }, rules);
    expect(summary.isAboveCap).toBe(isAboveCap);
  });
});

describe('hours', () => {
  it.each([
    ['', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['ten', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['0', { hours: 0 }],
    ['12.25', { hours: 12.25 }],
    ['1,5', { hours: 1.5 }],
    ['7:30', { hours: 7.5 }],
    ['7h30', { hours: 7.5 }],
    ['7 hrs 45 min', { hours: 7.75 }],
    ['12 h', { hours: 12 }],
    ['7:75', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['1.5 h', { hours: 1.5 }],
    ['1h30', { hours: 1.5 }],
    ['1:30', { hours: 1.5 }],
    ['90 min', { hours: 1.5 }],
    ['90 mins', { hours: 1.5 }],
    ['90 minutes', { hours: 1.5 }],
    ['dakika 90', { hours: 1.5 }],
    ['1 hr 30 mins', { hours: 1.5 }],
    ['7hrs 30mins', { hours: 7.5 }],
    ['7 hours and 30 minutes', { hours: 7.5 }],
    ['saa 7 na dakika 30', { hours: 7.5 }],
    ['masaa 7 dakika 30', { hours: 7.5 }],
    ['1:30:00', { hours: 1.5 }],
    ['10 masaa', { hours: 10 }],
    ['0³⁰', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['2²', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['masaa 10', { hours: 10 }],
    ['saa 1.5', { hours: 1.5 }],
    ['1/2', { hours: 0.5 }],
    ['½', { hours: 0.5 }],
    ['1½', { hours: 1.5 }],
    ['2 3/4', { hours: 2.75 }],
    ['١٠', { hours: 10 }],
    ['1/0', { hours: 0, note: { code: 'counted-as-zero' } }],
    ['100', { hours: 100 }],
    ['100.5', { error: { code: 'hours-out-of-range', most: 100 } }],
    ['-1', { error: { code: 'hours-out-of-range', most: 100 } }],
  ])('typed as %j are %j', (text, result) => expect(readHours(text)).toEqual(result));
});

describe('a minimum wage', () => {
  // Monthly wages from GN 605A of 2025; hourly wages calculated by hand as the monthly wage divided by 195.
  it.each([
    ['agriculture', 175_000, 897.44],
    ['domestic-other', 80_000, 410.26],
    ['hospital', 250_000, 1282.05],
    ['bank', 733_000, 3758.97],
    ['energy-international', 765_900, 3927.69],
    ['any-other', 175_000, 897.44],
  ])('for %s is %d a month and %d an hour', (id, month, minimumHour) => {
    const wage = order.wages.find((each) => each.id === id) ?? { id, sector: '', work: '', month: 0 };
    expect(wage.month).toBe(month);
    const compare = (salary: number) => compareWithMinimum(salary, wage, order.monthHours);
    expect(compare(month)).toEqual({ difference: 0, percent: 100, minimumHour: expect.closeTo(minimumHour, 2) });
    expect(compare(month / 2 - 0.5)).toMatchObject({ difference: -month / 2 - 0.5 });
  });

  it('is named after its sector and work, or only once if they are the same', () => {
    expect(nameOfWork({ sector: 'Health', work: 'Hospital' })).toBe('Health: Hospital');
    expect(nameOfWork({ sector: 'Waste', work: 'Waste' })).toBe('Waste');
  });
});
