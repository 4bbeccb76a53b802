import { formatAmount as f } from '../money/formatAmount.ts';
import { formatFigure } from '../money/formatFigure.ts';
import type { Line } from '../money/line.ts';
import type { OvertimeInput, OvertimeResult, OvertimeRules } from './overtime.ts';

/** From the basic salary to the total of the month. */
export function overtimeLines(input: OvertimeInput, result: OvertimeResult, rules: OvertimeRules): Line[] {
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary } = result;
  const pay = (id: string, hours: number, times: number, amount: number): Line => ({
    id,
    amount,
    rule: `${formatFigure(hours)} h × ${times}`,
    // From the salary itself: the hourly rate is shown in whole shillings, and would not come out.
    formula: `${formatFigure(hours)} h × ${times} × ${f(basic)} / ${rules.monthHours} h = ${f(amount)}`,
  });
  return [
    { id: 'basic', amount: basic, formula: 'Your figure.' },
    { id: 'hourly', amount: hourlyRate, formula: `${f(basic)} / ${rules.monthHours} h = ${f(hourlyRate)}` },
    pay('weekday', weekdayHours, rules.weekdayRate, weekdayOvertimePay),
    pay('weekend', weekendHours, rules.weekendRate, weekendOvertimePay),
    {
      id: 'overtime',
      amount: totalOvertimePay,
      rule: `${formatFigure(weekdayHours + weekendHours)} h`,
      formula: `${f(weekdayOvertimePay)} + ${f(weekendOvertimePay)} = ${f(totalOvertimePay)}`,
    },
    {
      id: 'total',
      amount: totalMonthlySalary,
      formula: `${f(basic)} + ${f(totalOvertimePay)} = ${f(totalMonthlySalary)}`,
      kind: 'total',
    },
  ];
}
