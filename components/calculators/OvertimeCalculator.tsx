'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import type { ReactNode } from 'react';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownLines, type BreakdownRow, type Rounding, rowsFrom } from '@/lib/money/breakdown';
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
import type { Translate } from '@/lib/words/translate';
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

/** Formats hours, for example '10.5 h'. */
const inHours = (hours: number, translate: Translate): string => translate('{hours} h', { hours: formatNumber(hours) });

/** Label, rule and law of each row. The server takes them from the published law. */
export type OvertimeLines = BreakdownLines<
  'basic' | 'hourly' | 'hourlyBoth' | 'weekday' | 'weekend' | 'overtime' | 'total'
>;

type OvertimeCase = { input: OvertimeInput; rules: OvertimeRules; lines: OvertimeLines; translate: Translate };

/** Rows from the basic salary to the month's total pay. */
export function overtimeRows({ input, rules, lines, translate }: OvertimeCase, result: OvertimeResult): BreakdownRow[] {
  const { basicSalary: basic, weekdayHours, weekendHours } = input;
  const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary } = result;
  const row = rowsFrom(lines);
  const h = (hours: number) => inHours(hours, translate);
  const pay = (hours: number, times: number, amount: number) => ({
    amount,
    rule: `${h(hours)} × ${times}`,
    // Starts from the salary, because the hourly rate is shown rounded and would give a different product.
    formula: `${h(hours)} × ${times} × ${typed(basic)} / ${h(rules.monthHours)} = ${f(amount)}`,
  });
  return [
    row('basic', { amount: basic, isTyped: true, mark: 'action', formula: translate(YOUR_FIGURE) }),
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

/** Compares the overtime with that under the wage order's monthly hours, row by row. */
export function hoursRows({ input, rules, lines, translate }: OvertimeCase, orderHours: number): BreakdownRow[] {
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
  const h = (hours: number) => inHours(hours, translate);
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

type OvertimeData = {
  rules: OvertimeRules;
  published: Overtime;
  order: PublishedWageOrder;
  lines: OvertimeLines;
};

/** Compares the salary with the minimum wage for the chosen kind of work, if any. */
const wageOf = ({ minimum, basicSalary }: OvertimeQuestion, { monthHours }: PublishedWageOrder) =>
  minimum && { ...minimum, ...compareWithMinimum(basicSalary, minimum, monthHours) };

type Wage = NonNullable<ReturnType<typeof wageOf>>;

function verdictOn({ difference }: Wage, translate: Translate): string {
  if (difference === 0) return translate('This salary is exactly the minimum.');
  const amount = formatTzs(Math.abs(difference));
  return translate(
    difference < 0 ? 'This salary is {amount} below the minimum.' : 'This salary is {amount} above the minimum.',
    { amount },
  );
}

function notesOn(
  wage: Wage | undefined,
  isAboveCap: boolean,
  { published, order }: OvertimeData,
  translate: Translate,
): ReactNode {
  return paragraphs(
    <>
      <strong>{translate('Overtime is taxable income.')}</strong>{' '}
      {translate('It is added to the month’s salary, and PAYE is charged on the total.')}
    </>,
    isAboveCap && (
      <>
        <strong>{translate('The overtime is above the legal cap.')}</strong>{' '}
        {translate(
          'The law allows at most {hours} hours of overtime in four weeks ({law}). The result is still shown.',
          { hours: published.capHours, law: published.law },
        )}
      </>
    ),
    wage && (
      <>
        {wage.difference < 0 && <strong>{translate('The salary is below the minimum wage.')} </strong>}
        {translate('The minimum wage has been {amount} a month since {day} ({work}).', {
          amount: formatTzs(wage.month),
          day: formatLongDate(order.from, translate.language),
          work: nameOfWork(wage),
        })}{' '}
        {verdictOn(wage, translate)} {order.law}.
      </>
    ),
  );
}

function announcementOf(
  { basicSalary }: OvertimeQuestion,
  { totalOvertimePay, totalMonthlySalary, summary }: OvertimeResult,
  { capHours }: OvertimeRules,
  translate: Translate,
): string {
  return translate(
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

function monthBar(basicSalary: number, result: OvertimeResult, translate: Translate): Bar {
  return {
    title: translate('What makes up the month’s pay'),
    scale: result.totalMonthlySalary,
    parts: [
      { label: translate('Basic'), amount: basicSalary, tone: 'action' },
      { label: translate('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      { label: translate('Rest days and public holidays'), amount: result.weekendOvertimePay, tone: 'accent' },
    ],
  };
}

const wageSection = (
  { month, minimumHour, difference, percent }: Wage,
  hours: number,
  translate: Translate,
): ResultSection => ({
  title: translate('Minimum wage'),
  facts: [
    {
      items: [
        shillingsFact(translate('minimum a month'), month),
        shillingsFact(translate('minimum an hour, at {hours} h', { hours }), minimumHour),
        shillingsFact(translate(difference < 0 ? 'below the minimum' : 'above the minimum'), Math.abs(difference)),
        percentFact(translate('salary as a share of the minimum'), percent),
      ],
    },
  ],
});

const overtimeFacts = (summary: OvertimeSummary, translate: Translate): FactGroup => ({
  items: [
    { value: summary.totalHours, unit: 'hours', label: translate('total overtime hours') },
    shillingsFact(translate('average overtime rate per hour'), summary.averageRate),
    percentFact(translate('overtime as a share of salary'), summary.overtimePercent),
    percentFact(translate('total salary increase'), summary.salaryIncreasePercent),
  ],
});

function overtimeResult(question: OvertimeQuestion, data: OvertimeData, translate: Translate): ResultModel {
  const { rules, order, lines } = data;
  const { basicSalary, weekdayHours, weekendHours } = question;
  const result = overtime(question, rules);
  const wage = wageOf(question, order);
  const missed = wage && wage.difference < 0 ? wage.month : undefined;
  const parts = { input: question, rules, lines, translate };
  const rows = overtimeRows(parts, result);
  return {
    headline: {
      label: translate('Total monthly salary'),
      amount: result.totalMonthlySalary,
      badge: translate('+ {amount} overtime', { amount: f(result.totalOvertimePay) }),
      aside: translate('hourly rate {amount}', { amount: formatTzs(result.hourlyRate) }),
      other:
        missed === undefined
          ? undefined
          : { label: translate('The basic salary is below the minimum wage'), amount: missed },
    },
    announcement:
      announcementOf(question, result, rules, translate) +
      (missed === undefined
        ? ''
        : ` ${translate('The basic salary is below the minimum wage of {amount}.', { amount: formatTzs(missed) })}`),
    inputSummary:
      translate('basic monthly salary {basic}, {weekday} weekday hours, {weekend} rest day or public holiday hours', {
        basic: formatTzs(basicSalary, typed),
        weekday: formatNumber(weekdayHours),
        weekend: formatNumber(weekendHours),
      }) + (wage ? `, ${nameOfWork(wage)}` : ''),
    bar: monthBar(basicSalary, result, translate),
    rows,
    facts: [overtimeFacts(result.summary, translate)],
    notes: notesOn(wage, result.summary.isAboveCap, data, translate),
    answers: [],
    details: [
      {
        title: translate('At {own} and at {order} hours a month', { own: rules.monthHours, order: order.monthHours }),
        columns: [
          ...[rules.monthHours, order.monthHours].map((hours) => translate('{hours} h', { hours })),
          translate('Change'),
        ],
        rows: hoursRows(parts, order.monthHours),
      },
      { title: translate('Line by line'), rows },
      ...(wage ? [wageSection(wage, order.monthHours, translate)] : []),
    ],
  };
}

const hoursField = (label: string, translate: Translate) =>
  amountField({
    label,
    first: '0',
    unit: null,
    step: 0.5,
    max: MAX_HOURS,
    hint: (
      <>
        {translate('0 to {most} hours.', { most: MAX_HOURS })}
        <ArrowKeysHint>{translate('The arrow keys change them by half an hour.')}</ArrowKeysHint>
      </>
    ),
  });

/** Calculates a month's pay including overtime. */
export const OvertimeCalculator = defineCalculator<OvertimeData, OvertimeField, OvertimeQuestion>({
  fields: ({ rules, order }, _, translate) => ({
    salary: amountField({
      label: translate('Basic monthly salary'),
      first: '800,000',
      size: 'large',
      step: 1000,
      isRequired: true,
    }),
    weekday: hoursField(translate('Weekday overtime hours, at {times}×', { times: rules.weekdayRate }), translate),
    weekend: hoursField(
      translate('Rest day or public holiday hours, at {times}×', { times: rules.weekendRate }),
      translate,
    ),
    sector: choiceField({
      label: translate('Sector'),
      optional: translate('optional'),
      hint: translate('We compare the salary with its minimum wage.'),
      placeholder: translate('None'),
      options: order.wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) })),
    }),
  }),
  submitLabel: (translate) => translate('Calculate overtime'),
  parse: (texts, { order }) => readOvertimeInput(texts, order.wages),
  example: () => ({ weekday: '12', weekend: '6' }),
  result: overtimeResult,
});
