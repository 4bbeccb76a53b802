'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, type Lines, type Rounding, rowsFrom } from '@/lib/money/breakdown';
import { formatAmount as f, formatNumber, formatTzs, formatExact as typed } from '@/lib/money/format';
import {
  compareWithMinimum,
  MAX_HOURS,
  nameOfWork,
  type OvertimeField,
  type OvertimeInput,
  type OvertimeQuestion,
  type OvertimeResult,
  type OvertimeRules,
  type OvertimeSummary,
  overtime,
  readOvertimeInput,
} from '@/lib/salary/overtime';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import type { Say } from '@/lib/words/say';
import { ArrowKeysHint } from './form/AmountField';
import { amountField, choiceField } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import {
  type Bar,
  type FactGroup,
  percentFact,
  type ResultModel,
  type ResultSection,
  shillingsFact,
} from './result/resultModel';
import { paragraphs, YOUR_FIGURE } from './toolParts';

/** Writes '10.5 h'. */
const inHours = (hours: number, say: Say): string => say('{hours} h', { hours: formatNumber(hours) });

/** Label, rule and law of the rows, written on the server from the published law. */
export type OvertimeLines = Lines<'basic' | 'hourly' | 'hourlyBoth' | 'weekday' | 'weekend' | 'overtime' | 'total'>;

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
    // Starts from the salary, since the hourly rate is shown rounded and would give another product.
    formula: `${h(hours)} × ${times} × ${typed(basic)} / ${h(rules.monthHours)} = ${f(amount)}`,
  });
  return [
    row('basic', { amount: basic, isTyped: true, mark: 'action', formula: say(YOUR_FIGURE) }),
    row('hourly', { amount: hourlyRate, formula: `${typed(basic)} / ${h(rules.monthHours)} = ${f(hourlyRate)}` }),
    row('weekday', { ...pay(weekdayHours, rules.weekdayRate, weekdayOvertimePay), mark: 'success' }),
    row('weekend', { ...pay(weekendHours, rules.weekendRate, weekendOvertimePay), mark: 'accent' }),
    row('overtime', {
      amount: totalOvertimePay,
      rule: h(weekdayHours + weekendHours),
      sumOf: ['weekday', 'weekend'],
    }),
    row('total', { amount: totalMonthlySalary, sumOf: ['basic', 'overtime'], kind: 'total' }),
  ];
}

/** Compares overtime by the calculator's hours of a month and by the wage order's, line by line. */
export function hoursRows({ input, rules, lines, say }: OvertimeCase, orderHours: number): BreakdownRow[] {
  const own = overtime(input, rules);
  const order = overtime(input, { ...rules, monthHours: orderHours });
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const row = (
    id: keyof OvertimeLines,
    of: keyof Omit<OvertimeResult, 'summary'>,
    formula: string,
    sum: Pick<BreakdownRow, 'kind' | 'sumOf'> = {},
  ) => {
    const amounts = (round: Rounding) => [round(own[of]), round(order[of]), round(order[of]) - round(own[of])];
    return rowsFrom(lines)(id, { amount: order[of] - own[of], amounts, formula, ...sum });
  };
  const h = (hours: number) => inHours(hours, say);
  const divided = (before: string) =>
    `${before}${typed(basic)} / ${h(rules.monthHours)}; ${before}${typed(basic)} / ${h(orderHours)}`;
  const hours = (count: number, times: number) => divided(`${h(count)} × ${times} × `);
  const totals = [own, order].map(({ totalOvertimePay }) => `${typed(basic)} + ${f(totalOvertimePay)}`);
  const both = [own, order].map(
    ({ weekdayOvertimePay, weekendOvertimePay }) => `${f(weekdayOvertimePay)} + ${f(weekendOvertimePay)}`,
  );
  return [
    row('hourlyBoth', 'hourlyRate', divided('')),
    row('weekday', 'weekdayOvertimePay', hours(weekdayHours, rules.weekdayRate)),
    row('weekend', 'weekendOvertimePay', hours(weekendHours, rules.weekendRate)),
    row('overtime', 'totalOvertimePay', both.join('; '), { sumOf: ['weekday', 'weekend'] }),
    row('total', 'totalMonthlySalary', totals.join('; '), { kind: 'total' }),
  ];
}

export type OvertimeData = {
  rules: OvertimeRules;
  published: Overtime;
  order: PublishedWageOrder;
  lines: OvertimeLines;
};

/** Compares the salary with the minimum wage of the kind of work that was chosen, if any. */
const wageOf = ({ minimum, basicSalary }: OvertimeQuestion, { monthHours }: PublishedWageOrder) =>
  minimum && { ...minimum, ...compareWithMinimum(basicSalary, minimum, monthHours) };

type Wage = NonNullable<ReturnType<typeof wageOf>>;

function verdictOn({ difference }: Wage, say: Say): string {
  if (difference === 0) return say('This salary is exactly that.');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? 'This salary is {amount} less.' : 'This salary is {amount} more.', { amount });
}

function notesOn(wage: Wage | undefined, isAboveCap: boolean, { published, order }: OvertimeData, say: Say): ReactNode {
  return paragraphs(
    <>
      <strong>{say('Overtime is taxable income.')}</strong>{' '}
      {say('It is added to the month’s salary, and PAYE is charged on the total.')}
    </>,
    isAboveCap && (
      <>
        <strong>{say('Above the legal cap.')}</strong>{' '}
        {say(
          'The law allows at most {hours} hours of overtime in four weeks ({law}). The result is shown all the same.',
          { hours: published.capHours, law: published.law },
        )}
      </>
    ),
    wage && (
      <>
        {wage.difference < 0 && <strong>{say('Below the minimum wage.')} </strong>}
        {say('The minimum wage is {amount} a month since {day} ({work}).', {
          amount: formatTzs(wage.month),
          day: formatLongDate(order.from, say.language),
          work: nameOfWork(wage),
        })}{' '}
        {verdictOn(wage, say)} {order.law}.
      </>
    ),
  );
}

function announcementOf(
  { basicSalary }: OvertimeQuestion,
  { totalOvertimePay, totalMonthlySalary, summary }: OvertimeResult,
  { capHours }: OvertimeRules,
  say: Say,
): string {
  return say(
    summary.isAboveCap
      ? 'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours, above the legal cap of {cap} hours.'
      : 'Total monthly salary {total}: basic {basic} and overtime {overtime} for {hours} hours.',
    {
      total: formatTzs(totalMonthlySalary),
      basic: formatTzs(basicSalary),
      overtime: formatTzs(totalOvertimePay),
      hours: formatNumber(summary.totalHours),
      cap: capHours,
    },
  );
}

function monthBar(basicSalary: number, result: OvertimeResult, say: Say): Bar {
  return {
    title: say('What the month is made of'),
    scale: result.totalMonthlySalary,
    parts: [
      { label: say('Basic'), amount: basicSalary, tone: 'action' },
      { label: say('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      { label: say('Rest days and public holidays'), amount: result.weekendOvertimePay, tone: 'accent' },
    ],
  };
}

const wageSection = ({ month, minimumHour, difference, percent }: Wage, hours: number, say: Say): ResultSection => ({
  title: say('Minimum wage'),
  facts: [
    {
      items: [
        shillingsFact(say('minimum a month'), month),
        shillingsFact(say('minimum an hour, at {hours} h', { hours }), minimumHour),
        shillingsFact(say(difference < 0 ? 'below the minimum' : 'above the minimum'), Math.abs(difference)),
        percentFact(say('salary as a share of the minimum'), percent),
      ],
    },
  ],
});

const overtimeFacts = (summary: OvertimeSummary, say: Say): FactGroup => ({
  items: [
    { value: summary.totalHours, unit: 'hours', label: say('total overtime hours') },
    shillingsFact(say('average overtime rate per hour'), summary.averageRate),
    percentFact(say('overtime as a share of salary'), summary.overtimePercent),
    percentFact(say('total salary increase'), summary.salaryIncreasePercent),
  ],
});

function overtimeResult(question: OvertimeQuestion, data: OvertimeData, say: Say): ResultModel {
  const { rules, order, lines } = data;
  const { basicSalary, weekdayHours, weekendHours } = question;
  const result = overtime(question, rules);
  const wage = wageOf(question, order);
  const missed = wage && wage.difference < 0 ? wage.month : undefined;
  const parts = { input: question, rules, lines, say };
  const rows = overtimeRows(parts, result);
  return {
    headline: {
      label: say('Total monthly salary'),
      amount: result.totalMonthlySalary,
      badge: say('+ {amount} overtime', { amount: f(result.totalOvertimePay) }),
      aside: say('hourly rate {amount}', { amount: formatTzs(result.hourlyRate) }),
      other:
        missed === undefined ? undefined : { label: say('The basic salary is below the minimum wage'), amount: missed },
    },
    announcement:
      announcementOf(question, result, rules, say) +
      (missed === undefined
        ? ''
        : ` ${say('The basic salary is below the minimum wage of {amount}.', { amount: formatTzs(missed) })}`),
    inputSummary:
      say('basic monthly salary {basic}, {weekday} weekday hours, {weekend} rest day or public holiday hours', {
        basic: formatTzs(basicSalary, typed),
        weekday: formatNumber(weekdayHours),
        weekend: formatNumber(weekendHours),
      }) + (wage ? `, ${nameOfWork(wage)}` : ''),
    bar: monthBar(basicSalary, result, say),
    rows,
    facts: [overtimeFacts(result.summary, say)],
    notes: notesOn(wage, result.summary.isAboveCap, data, say),
    answers: [],
    details: [
      {
        title: say('At {own} and at {order} hours a month', { own: rules.monthHours, order: order.monthHours }),
        columns: [...[rules.monthHours, order.monthHours].map((hours) => say('{hours} h', { hours })), say('Change')],
        rows: hoursRows(parts, order.monthHours),
      },
      { title: say('Line by line'), rows },
      ...(wage ? [wageSection(wage, order.monthHours, say)] : []),
    ],
  };
}

const hoursField = (label: string, say: Say) =>
  amountField({
    label,
    first: '0',
    unit: null,
    step: 0.5,
    max: MAX_HOURS,
    hint: (
      <>
        {say('0 to {most} hours.', { most: MAX_HOURS })}
        <ArrowKeysHint>{say('The arrow keys change them by half an hour.')}</ArrowKeysHint>
      </>
    ),
  });

/** Works out the pay of a month with its overtime. */
export const OvertimeCalculator = defineCalculator<OvertimeData, OvertimeField, OvertimeQuestion>({
  fields: ({ rules, order }, _, say) => ({
    salary: amountField({
      label: say('Basic monthly salary'),
      first: '800,000',
      size: 'large',
      step: 1000,
      isRequired: true,
    }),
    weekday: hoursField(say('Weekday overtime hours, at {times}×', { times: rules.weekdayRate }), say),
    weekend: hoursField(say('Rest day or public holiday hours, at {times}×', { times: rules.weekendRate }), say),
    sector: choiceField({
      label: say('Sector'),
      isOptionalShown: true,
      hint: say('To compare with its minimum wage.'),
      placeholder: say('None'),
      options: order.wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) })),
    }),
  }),
  submitLabel: (say) => say('Calculate overtime'),
  parse: (texts, { order }) => readOvertimeInput(texts, order.wages),
  example: () => ({ weekday: '12', weekend: '6' }),
  result: overtimeResult,
});
