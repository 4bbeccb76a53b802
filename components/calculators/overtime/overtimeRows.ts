import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { roundToCents } from '@/lib/money/amount';
import { type BreakdownRow, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f, formatNumber } from '@/lib/money/format';
import {
  type OvertimeInput,
  type OvertimeResult,
  type OvertimeRules,
  overtime,
  type WageOrder,
} from '@/lib/salary/overtime';
import type { Say } from '@/lib/words/say';

/** Writes '10.5 h'. */
const inHours = (hours: number, say: Say): string => say('{hours} h', { hours: formatNumber(hours) });

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeLines(published: Overtime, order: WageOrder & { law: string }, say: Say) {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law } = published;
  const monthHours = weekHours * monthWeeks;
  const convention = say('{hours} hours a week × {weeks} weeks: the convention of this calculator', {
    hours: weekHours,
    weeks: monthWeeks,
  });
  return {
    basic: { label: say('Basic salary') },
    hourly: {
      label: say('Hourly rate'),
      rule: say('salary / {hours} h', { hours: monthHours }),
      law: convention,
    },
    hourlyBoth: {
      label: say('Hourly rate'),
      rule: say('salary / hours of the month'),
      law: say('{own} h: {convention}. {order} h: implied by the hourly and monthly wages of the order: {law}', {
        own: monthHours,
        convention,
        order: order.monthHours,
        law: order.law,
      }),
    },
    weekday: {
      label: say('Weekday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekdayRate }),
      law,
    },
    weekend: {
      label: say('Rest day or public holiday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekendRate }),
      law,
    },
    overtime: { label: say('Total overtime'), rule: say('both together'), law: say('Overtime is taxable income.') },
    total: { label: say('Total monthly salary'), rule: say('basic plus overtime') },
  };
}

export type OvertimeLines = ReturnType<typeof overtimeLines>;

/** What the rows of overtime are made of. */
type OvertimeCase = { input: OvertimeInput; rules: OvertimeRules; lines: OvertimeLines; say: Say };

/** Builds the rows from the basic salary to the total of the month. */
export function overtimeRows({ input, rules, lines, say }: OvertimeCase, result: OvertimeResult): BreakdownRow[] {
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary } = result;
  const row = rowsFrom(lines);
  const h = (hours: number) => inHours(hours, say);
  const pay = (hours: number, times: number, amount: number) => ({
    amount,
    rule: `${h(hours)} × ${times}`,
    // Starts from the salary, since the hourly rate is shown to the cent and would give another product.
    formula: `${h(hours)} × ${times} × ${f(basic)} / ${h(rules.monthHours)} = ${f(amount)}`,
  });
  return [
    row('basic', { amount: basic, mark: 'action', formula: say(YOUR_FIGURE) }),
    row('hourly', {
      amount: hourlyRate,
      formula: `${f(basic)} / ${h(rules.monthHours)} = ${f(hourlyRate)}`,
    }),
    row('weekday', { ...pay(weekdayHours, rules.weekdayRate, weekdayOvertimePay), mark: 'success' }),
    row('weekend', { ...pay(weekendHours, rules.weekendRate, weekendOvertimePay), mark: 'accent' }),
    row('overtime', {
      amount: totalOvertimePay,
      rule: h(weekdayHours + weekendHours),
      formula: `${f(weekdayOvertimePay)} + ${f(weekendOvertimePay)} = ${f(totalOvertimePay)}`,
    }),
    row('total', {
      amount: totalMonthlySalary,
      formula: `${f(basic)} + ${f(totalOvertimePay)} = ${f(totalMonthlySalary)}`,
      kind: 'total',
    }),
  ];
}

/** Compares overtime by the calculator's hours of a month and by the wage order's, line by line. */
export function hoursRows({ input, rules, lines, say }: OvertimeCase, orderHours: number): BreakdownRow[] {
  const own = overtime(input, rules);
  const order = overtime(input, { ...rules, monthHours: orderHours });
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const row = (
    id: keyof OvertimeLines,
    of: (result: OvertimeResult) => number,
    formula: string,
    kind?: 'total',
  ): BreakdownRow => {
    const difference = roundToCents(of(order) - of(own));
    return rowsFrom(lines)(id, { amount: difference, amounts: [of(own), of(order), difference], formula, kind });
  };
  const h = (hours: number) => inHours(hours, say);
  const divided = (before: string) =>
    `${before}${f(basic)} / ${h(rules.monthHours)}; ${before}${f(basic)} / ${h(orderHours)}`;
  const hours = (count: number, times: number) => divided(`${h(count)} × ${times} × `);
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
