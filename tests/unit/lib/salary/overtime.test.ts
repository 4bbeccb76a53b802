import { overtime } from '@/lib/salary/overtime';
import { getOvertimeRules } from '@/lib/server/content/loaders/tax/salary';

const rules = getOvertimeRules();

describe('overtime', () => {
  it('counts a month of 180 hours, 1.5 times on weekdays, 2 times at weekends, a cap of 50', () => {
    expect(rules).toEqual({ weekHours: 45, monthHours: 180, weekdayRate: 1.5, weekendRate: 2, capHours: 50 });
  });

  it('gives every field of the specification', () => {
    expect(overtime({ basicSalary: 800_000, weekdayHours: 12, weekendHours: 6 }, rules)).toEqual({
      hourlyRate: 4_444.44,
      weekdayOvertimePay: 80_000,
      weekendOvertimePay: 53_333.33,
      totalOvertimePay: 133_333.33,
      totalMonthlySalary: 933_333.33,
      summary: {
        totalHours: 18,
        averageRate: 7_407.41,
        overtimePercent: expect.closeTo(50 / 3, 10),
        salaryIncreasePercent: expect.closeTo(50 / 3, 10),
        isAboveCap: false,
      },
    });
  });

  it.each([
    ['no hours', 800_000, 0],
    ['a salary of 0', 0, 10],
  ])('adds nothing for %s, and has shares of 0', (_, basicSalary, weekdayHours) => {
    const result = overtime({ basicSalary, weekdayHours, weekendHours: 0 }, rules);
    const summary = { averageRate: 0, overtimePercent: 0, salaryIncreasePercent: 0 };
    expect(result).toMatchObject({ totalOvertimePay: 0, totalMonthlySalary: basicSalary, summary });
  });

  it.each([
    [50, 0, false],
    [25, 25, false],
    [50, 0.5, true],
    [100, 100, true],
  ])('with %d weekday and %d weekend hours, above the cap is %s', (weekdayHours, weekendHours, isAboveCap) => {
    const { summary } = overtime({ basicSalary: 800_000, weekdayHours, weekendHours }, rules);
    expect(summary.isAboveCap).toBe(isAboveCap);
  });
});
