'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { roundToCents, sumExactly } from '@/lib/money/amount';
import { type BreakdownRow, type Lines, nextTerm, roundingRow, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f, formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import {
  compareWithMinimum,
  MAX_HOURS,
  type MinimumWage,
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
import { paragraphs } from './toolParts';

/** Writes '10.5 h'. */
const inHours = (hours: number, say: Say): string => say('{hours} h', { hours: formatNumber(hours) });

/** Label, rule and law of the rows, written on the server by the published law. */
export type OvertimeLines = Lines<
  'basic' | 'hourly' | 'hourlyBoth' | 'weekday' | 'weekend' | 'cents' | 'overtime' | 'total'
>;

type OvertimeCase = { input: OvertimeInput; rules: OvertimeRules; lines: OvertimeLines; say: Say };

/** Returns what rounding both kinds of overtime to cents leaves of their sum. */
const roundingOf = ({ totalOvertimePay, weekdayOvertimePay, weekendOvertimePay }: OvertimeResult) =>
  sumExactly(totalOvertimePay, -weekdayOvertimePay, -weekendOvertimePay);

const sumOfBoth = (result: OvertimeResult) =>
  `${f(result.weekdayOvertimePay)} + ${f(result.weekendOvertimePay)}${nextTerm(roundingOf(result))}`;

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
    ...roundingRow(lines.cents, [roundingOf(result)]),
    row('overtime', {
      amount: totalOvertimePay,
      rule: h(weekdayHours + weekendHours),
      formula: `${sumOfBoth(result)} = ${f(totalOvertimePay)}`,
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
    ...roundingRow(lines.cents, [
      roundingOf(own),
      roundingOf(order),
      roundToCents(roundingOf(order) - roundingOf(own)),
    ]),
    row('overtime', ({ totalOvertimePay }) => totalOvertimePay, sum(sumOfBoth)),
    row(
      'total',
      ({ totalMonthlySalary }) => totalMonthlySalary,
      sum((result) => `${f(basic)} + ${f(result.totalOvertimePay)}`),
      'total',
    ),
  ];
}

export type OvertimeData = {
  rules: OvertimeRules;
  published: Overtime;
  order: PublishedWageOrder;
  lines: OvertimeLines;
};

function verdictOn(difference: number, say: Say): string {
  if (difference === 0) return say('This salary is exactly that.');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? 'This salary is {amount} less.' : 'This salary is {amount} more.', { amount });
}

function notesOn(
  { minimum, basicSalary }: OvertimeQuestion,
  { isAboveCap }: OvertimeSummary,
  { published, order }: OvertimeData,
  say: Say,
): ReactNode {
  const { difference } = minimum ? compareWithMinimum(basicSalary, minimum, order.monthHours) : { difference: 0 };
  return paragraphs(
    <>
      <strong>{say('Overtime is taxable income.')}</strong> {say('PAYE is charged on it with the salary of the month.')}
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
    minimum && (
      <>
        {difference < 0 && <strong>{say('Below the minimum wage.')} </strong>}
        {say('The minimum wage is {amount} a month since {day} ({work}).', {
          amount: formatTzs(minimum.month),
          day: formatLongDate(order.from, say.language),
          work: nameOfWork(minimum),
        })}{' '}
        {verdictOn(difference, say)} {order.law}.
      </>
    ),
  );
}

const missedMinimum = ({ minimum, basicSalary }: OvertimeQuestion): number | undefined =>
  minimum && basicSalary < minimum.month ? minimum.month : undefined;

function inWords(question: OvertimeQuestion, result: OvertimeResult, { capHours }: OvertimeRules, say: Say) {
  const { minimum, basicSalary, weekdayHours, weekendHours } = question;
  const { totalOvertimePay, totalMonthlySalary, summary } = result;
  const missed = missedMinimum(question);
  return {
    announcement:
      say(
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
      ) +
      (missed === undefined
        ? ''
        : ` ${say('The basic salary is below the minimum wage of {amount}.', { amount: formatTzs(missed) })}`),
    inputSummary:
      say('basic monthly salary {basic}, {weekday} weekday hours, {weekend} rest day or public holiday hours', {
        basic: formatTzs(basicSalary),
        weekday: formatNumber(weekdayHours),
        weekend: formatNumber(weekendHours),
      }) + (minimum ? `, ${nameOfWork(minimum)}` : ''),
  };
}

function monthBar(basicSalary: number, result: OvertimeResult, say: Say): Bar {
  return {
    title: say('What the month is made of'),
    scale: result.totalMonthlySalary,
    parts: [
      { label: say('Basic'), amount: basicSalary, tone: 'action' },
      { label: say('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      {
        label: say('Rest days and public holidays'),
        amount: result.weekendOvertimePay,
        tone: 'accent',
      },
    ],
  };
}

/** The minimum wage of the chosen sector, beside the salary. */
function minimumSection(basicSalary: number, minimum: MinimumWage, monthHours: number, say: Say): ResultSection {
  const { difference, percent: share, minimumHour } = compareWithMinimum(basicSalary, minimum, monthHours);
  return {
    title: say('Minimum wage'),
    facts: [
      {
        items: [
          shillingsFact(say('minimum a month'), minimum.month),
          shillingsFact(say('minimum an hour, at {hours} h', { hours: monthHours }), minimumHour),
          shillingsFact(say(difference < 0 ? 'below the minimum' : 'above the minimum'), Math.abs(difference)),
          percentFact(say('salary as a share of the minimum'), share),
        ],
      },
    ],
  };
}

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
  const { minimum, basicSalary } = question;
  const { monthHours } = order;
  const result = overtime(question, rules);
  const missed = missedMinimum(question);
  const parts = { input: question, rules, lines, say };
  const rows = overtimeRows(parts, result);
  return {
    headline: {
      label: say('Total monthly salary'),
      amount: result.totalMonthlySalary,
      badge: say('+ {amount} overtime', { amount: formatAmount(result.totalOvertimePay) }),
      aside: say('hourly rate {amount}', { amount: formatTzs(result.hourlyRate) }),
      other:
        missed === undefined ? undefined : { label: say('The basic salary is below the minimum wage'), amount: missed },
    },
    ...inWords(question, result, rules, say),
    bar: monthBar(basicSalary, result, say),
    rows,
    facts: [overtimeFacts(result.summary, say)],
    notes: notesOn(question, result.summary, data, say),
    answers: [],
    details: [
      {
        title: say('At {own} and at {order} hours a month', { own: rules.monthHours, order: monthHours }),
        columns: [...[rules.monthHours, monthHours].map((hours) => say('{hours} h', { hours })), say('Change')],
        rows: hoursRows(parts, monthHours),
      },
      { title: say('Line by line'), rows },
      ...(minimum ? [minimumSection(basicSalary, minimum, monthHours, say)] : []),
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
        <ArrowKeysHint>{say('The arrow keys move them by half an hour.')}</ArrowKeysHint>
      </>
    ),
  });

/** From a monthly salary and hours of overtime to the pay of the month. */
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
