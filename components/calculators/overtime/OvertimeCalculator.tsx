'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import { MAX_HOURS } from '@/lib/salary/input';
import { hoursBreakdown, nameOfWork } from '@/lib/salary/minimumWage';
import { type OvertimeResult, type OvertimeRules, overtime, overtimeBreakdown } from '@/lib/salary/overtime';
import { type OvertimeField, type OvertimeQuestion, readOvertimeInput } from '@/lib/salary/overtimeInput';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';
import { defineCalculator } from '../definition/defineCalculator';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { amountField, choiceField } from '../form/calculatorFields';
import type { ResultModel } from '../result/resultModel';
import { MINIMUM_NOTE_ID, MinimumWageNote } from './MinimumWageNote';
import { monthBar, overtimeStatistics } from './overtimeFigures';

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
      `Total monthly salary ${formatTzs(totalMonthlySalary)}: basic ${formatTzs(basicSalary)} and overtime ` +
      `${formatTzs(totalOvertimePay)} for ${formatNumber(summary.totalHours)} hours` +
      `${summary.isAboveCap ? `, above the legal cap of ${capHours} hours` : ''}.` +
      `${missed === undefined ? '' : ` The basic salary is below the minimum wage of ${formatTzs(missed)}.`}`,
    inputSummary:
      `basic monthly salary ${formatTzs(basicSalary)}, ${formatNumber(weekdayHours)} weekday hours, ` +
      `${formatNumber(weekendHours)} rest day or public holiday hours${minimum ? `, ${nameOfWork(minimum)}` : ''}`,
  };
}

function resultOf(question: OvertimeQuestion, { rules, order, capNote }: OvertimeData): ResultModel {
  const { minimum, basicSalary } = question;
  const { monthHours } = order;
  const result = overtime(question, rules);
  const missed = missedMinimum(question);
  return {
    headline: {
      label: 'Total monthly salary',
      amount: result.totalMonthlySalary,
      badge: `+ ${formatAmount(result.totalOvertimePay)} overtime`,
      aside: `hourly rate ${formatTzs(result.hourlyRate)}`,
      other:
        missed === undefined
          ? undefined
          : { label: 'The basic salary is below the minimum wage', amount: missed, noteId: MINIMUM_NOTE_ID },
    },
    ...inWords(question, result, rules),
    bars: [monthBar(basicSalary, result)],
    statistics: overtimeStatistics(basicSalary, result.summary, minimum, monthHours),
    notes: (
      <>
        {result.summary.isAboveCap && capNote}
        {minimum && <MinimumWageNote basicSalary={basicSalary} minimum={minimum} order={order} />}
      </>
    ),
    tables: [
      { caption: 'Line by line', rows: overtimeBreakdown(question, result, rules) },
      {
        caption: `At ${rules.monthHours} and at ${monthHours} hours a month`,
        columns: [`${rules.monthHours} h`, `${monthHours} h`, 'Difference'],
        rows: hoursBreakdown(question, rules, monthHours),
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
        0 to {MAX_HOURS} hours.<ArrowKeysHint>them by half an hour</ArrowKeysHint>
      </>
    ),
  });

/** From a monthly salary and hours of overtime to the pay of the month. */
export const OvertimeCalculator = defineCalculator<OvertimeData, OvertimeField, OvertimeQuestion>({
  fields: ({ rules, order }) => ({
    salary: amountField({
      label: 'Basic monthly salary',
      first: '800,000',
      size: 'large',
      step: 1000,
      isRequired: true,
    }),
    weekday: hoursField(`Weekday overtime hours, at ${rules.weekdayRate}×`),
    weekend: hoursField(`Rest day or public holiday hours, at ${rules.weekendRate}×`),
    sector: choiceField({
      label: 'Sector',
      isOptionalShown: true,
      hint: 'To compare with its minimum wage.',
      placeholder: 'None',
      options: order.wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) })),
    }),
  }),
  submitLabel: 'Calculate overtime',
  parse: (texts, { order }) => readOvertimeInput(texts, order.wages),
  toParams: ({ basicSalary, weekdayHours, weekendHours, minimum }) => ({
    salary: String(basicSalary),
    weekday: String(weekdayHours),
    weekend: String(weekendHours),
    sector: minimum?.id ?? '',
  }),
  example: () => ({ weekday: '12', weekend: '6' }),
  result: resultOf,
  areTablesNarrow: true,
});
