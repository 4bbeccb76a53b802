import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { roundToCents } from '@/lib/money/amount';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f, formatNumber } from '@/lib/money/format';
import type { WageOrder } from '@/lib/salary/minimumWage';
import { type OvertimeInput, type OvertimeResult, type OvertimeRules, overtime } from '@/lib/salary/overtime';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/** Writes '10.5 h'. */
const inHours = (hours: number): string => say('{hours} h', { hours: formatNumber(hours) });

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeRowTexts(published: Overtime, order: WageOrder & { law: string }): RowTexts {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law } = published;
  const monthHours = weekHours * monthWeeks;
  const convention = say('{hours} hours a week × {weeks} weeks: the convention of this calculator', {
    hours: weekHours,
    weeks: monthWeeks,
  });
  return {
    basic: rowText(say('Basic salary')),
    hourly: rowText(say('Hourly rate'), say('salary / {hours} h', { hours: monthHours }), convention),
    hourlyBoth: rowText(
      say('Hourly rate'),
      say('salary / hours of the month'),
      say('{own} h: {convention}. {order} h: implied by the hourly and monthly wages of the order: {law}', {
        own: monthHours,
        convention,
        order: order.monthHours,
        law: order.law,
      }),
    ),
    weekday: rowText(say('Weekday overtime'), say('hours × {times} × hourly rate', { times: weekdayRate }), law),
    weekend: rowText(
      say('Rest day or public holiday overtime'),
      say('hours × {times} × hourly rate', { times: weekendRate }),
      law,
    ),
    overtime: rowText(say('Total overtime'), say('both together'), say('Overtime is taxable income.')),
    total: rowText(say('Total monthly salary'), say('basic plus overtime')),
  };
}

/** Builds the rows from the basic salary to the total of the month. */
export function overtimeRows(input: OvertimeInput, result: OvertimeResult, rules: OvertimeRules): BreakdownRow[] {
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary } = result;
  const pay = (id: string, hours: number, times: number, amount: number): BreakdownRow => ({
    id,
    amount,
    rule: `${inHours(hours)} × ${times}`,
    // Starts from the salary, since the hourly rate is shown in whole shillings and would give another product.
    formula: `${inHours(hours)} × ${times} × ${f(basic)} / ${inHours(rules.monthHours)} = ${f(amount)}`,
  });
  return [
    { id: 'basic', amount: basic, formula: say(YOUR_FIGURE) },
    { id: 'hourly', amount: hourlyRate, formula: `${f(basic)} / ${inHours(rules.monthHours)} = ${f(hourlyRate)}` },
    pay('weekday', weekdayHours, rules.weekdayRate, weekdayOvertimePay),
    pay('weekend', weekendHours, rules.weekendRate, weekendOvertimePay),
    {
      id: 'overtime',
      amount: totalOvertimePay,
      rule: inHours(weekdayHours + weekendHours),
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

/** Compares overtime by the calculator's hours of a month and by the wage order's, line by line. */
export function hoursRows(input: OvertimeInput, rules: OvertimeRules, orderHours: number): BreakdownRow[] {
  const own = overtime(input, rules);
  const order = overtime(input, { ...rules, monthHours: orderHours });
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const row = (id: string, of: (result: OvertimeResult) => number, formula: string, kind?: 'total'): BreakdownRow => {
    const amounts = [of(own), of(order), roundToCents(of(order) - of(own))];
    return { id, amount: amounts[2] ?? 0, amounts, formula, ...(kind && { kind }) };
  };
  const divided = (before: string) =>
    `${before}${f(basic)} / ${inHours(rules.monthHours)}; ${before}${f(basic)} / ${inHours(orderHours)}`;
  const hours = (count: number, times: number) => divided(`${inHours(count)} × ${times} × `);
  const sum = (parts: (result: OvertimeResult) => string) => `${parts(own)}; ${parts(order)}`;
  return [
    row('hourlyBoth', ({ hourlyRate }) => hourlyRate, divided('')),
    row('weekday', ({ weekdayOvertimePay }) => weekdayOvertimePay, hours(weekdayHours, rules.weekdayRate)),
    row('weekend', ({ weekendOvertimePay }) => weekendOvertimePay, hours(weekendHours, rules.weekendRate)),
    row(
      'overtime',
      ({ totalOvertimePay }) => totalOvertimePay,
      sum((result) => `${f(result.weekdayOvertimePay)} + ${f(result.weekendOvertimePay)}`),
    ),
    row(
      'total',
      ({ totalMonthlySalary }) => totalMonthlySalary,
      sum((result) => `${f(basic)} + ${f(result.totalOvertimePay)}`),
      'total',
    ),
  ];
}
