'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import { MAX_HOURS } from '@/lib/salary/input';
import { nameOfWork } from '@/lib/salary/minimumWage';
import { type OvertimeResult, type OvertimeRules, overtime } from '@/lib/salary/overtime';
import { type OvertimeField, type OvertimeQuestion, readOvertimeInput } from '@/lib/salary/overtimeInput';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { say } from '@/lib/words/say';
import { defineCalculator } from '../definition/defineCalculator';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { amountField, choiceField } from '../form/calculatorFields';
import type { ResultModel } from '../result/resultModel';
import { MinimumWageNote } from './MinimumWageNote';
import { monthBar, overtimeStatistics } from './overtimeFigures';
import { hoursRows, overtimeRows } from './overtimeRows';

/** What the calculator works by, and the note above the legal cap of hours. */
type OvertimeData = { rules: OvertimeRules; order: PublishedWageOrder; capNote: ReactNode };

/** The minimum wage that a salary is below. */
const missedMinimum = ({ minimum, basicSalary }: OvertimeQuestion): number | undefined =>
  minimum && basicSalary < minimum.month ? minimum.month : undefined;

function inWords(question: OvertimeQuestion, result: OvertimeResult, { capHours }: OvertimeRules) {
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

function resultOf(question: OvertimeQuestion, { rules, order, capNote }: OvertimeData): ResultModel {
  const { minimum, basicSalary } = question;
  const { monthHours } = order;
  const result = overtime(question, rules);
  const missed = missedMinimum(question);
  return {
    headline: {
      label: say('Total monthly salary'),
      amount: result.totalMonthlySalary,
      badge: say('+ {amount} overtime', { amount: formatAmount(result.totalOvertimePay) }),
      aside: say('hourly rate {amount}', { amount: formatTzs(result.hourlyRate) }),
      other:
        missed === undefined ? undefined : { label: say('The basic salary is below the minimum wage'), amount: missed },
    },
    ...inWords(question, result, rules),
    bars: [monthBar(basicSalary, result)],
    statistics: overtimeStatistics(basicSalary, result.summary, minimum, monthHours),
    notes: (
      <>
        <p>
          <strong>{say('Overtime is taxable income.')}</strong>{' '}
          {say('PAYE is charged on it with the salary of the month.')}
        </p>
        {result.summary.isAboveCap && capNote}
        {minimum && <MinimumWageNote basicSalary={basicSalary} minimum={minimum} order={order} />}
      </>
    ),
    tables: [
      { caption: say('Line by line'), rows: overtimeRows(question, result, rules) },
      {
        caption: say('At {own} and at {order} hours a month', { own: rules.monthHours, order: monthHours }),
        columns: [...[rules.monthHours, monthHours].map((hours) => say('{hours} h', { hours })), say('Change')],
        rows: hoursRows(question, rules, monthHours),
      },
    ],
  };
}

const hoursField = (label: string) =>
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
  fields: ({ rules, order }) => ({
    salary: amountField({
      label: say('Basic monthly salary'),
      first: '800,000',
      size: 'large',
      step: 1000,
      isRequired: true,
    }),
    weekday: hoursField(say('Weekday overtime hours, at {times}×', { times: rules.weekdayRate })),
    weekend: hoursField(say('Rest day or public holiday hours, at {times}×', { times: rules.weekendRate })),
    sector: choiceField({
      label: say('Sector'),
      isOptionalShown: true,
      hint: say('To compare with its minimum wage.'),
      placeholder: say('None'),
      options: order.wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) })),
    }),
  }),
  submitLabel: () => say('Calculate overtime'),
  parse: (texts, { order }) => readOvertimeInput(texts, order.wages),
  toParams: ({ basicSalary, weekdayHours, weekendHours, minimum }) => ({
    salary: String(basicSalary),
    weekday: String(weekdayHours),
    weekend: String(weekendHours),
    sector: minimum?.id ?? '',
  }),
  example: () => ({ weekday: '12', weekend: '6' }),
  result: resultOf,
});
