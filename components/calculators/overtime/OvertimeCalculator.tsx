'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { useLatePart } from '@/components/behaviours/useLatePart';
import { percentageOf } from '@/lib/money/amount';
import { formatAmount, formatNumber, formatPercent, formatTzs } from '@/lib/money/format';
import {
  type OvertimeInput,
  type OvertimeResult,
  type OvertimeRules,
  overtime,
  overtimeBreakdown,
} from '@/lib/salary/overtime';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { lateResultParts } from '../result/lateResultParts';
import type { CalculatorSlots, CalculatorTexts, ResultModel, StackedBarModel } from '../result/resultModel';
import { OvertimeForm, useOvertimeForm } from './OvertimeForm';

type OvertimeCalculatorProps = {
  rules: OvertimeRules;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
  /** Shown above the legal cap of hours. */
  capNote: ReactNode;
};

function monthBar(basicSalary: number, result: OvertimeResult): StackedBarModel {
  const total = result.totalMonthlySalary;
  return {
    title: 'What the month is made of',
    total,
    scale: total,
    parts: [
      { label: 'Basic', amount: basicSalary, tone: 'action', text: formatPercent(percentageOf(basicSalary, total)) },
      { label: 'Weekdays', amount: result.weekdayOvertimePay, tone: 'success' },
      { label: 'Weekends and public holidays', amount: result.weekendOvertimePay, tone: 'accent' },
    ],
  };
}

function resultFor(input: OvertimeInput, rules: OvertimeRules, capNote: ReactNode): ResultModel {
  const result = overtime(input, rules);
  const { hourlyRate, totalOvertimePay, totalMonthlySalary, summary } = result;
  const { basicSalary, weekdayHours, weekendHours } = input;
  return {
    headline: {
      label: 'Total monthly salary',
      amount: totalMonthlySalary,
      badge: `+ ${formatAmount(totalOvertimePay)} overtime`,
      aside: `hourly rate ${formatTzs(hourlyRate)}`,
    },
    bars: [monthBar(basicSalary, result)],
    statistics: [
      {
        items: [
          { value: summary.totalHours, unit: 'hours', label: 'total overtime hours' },
          { value: summary.averageRate, unit: 'shillings', label: 'average overtime rate per hour' },
          { value: summary.overtimePercent, unit: 'percent', label: 'overtime as a share of salary' },
          { value: summary.salaryIncreasePercent, unit: 'percent', label: 'total salary increase' },
        ],
      },
    ],
    notes: summary.isAboveCap && capNote,
    tables: [{ caption: 'Line by line', rows: overtimeBreakdown(input, result, rules) }],
    announcement:
      `Total monthly salary ${formatTzs(totalMonthlySalary)}: basic ${formatTzs(basicSalary)} and overtime ` +
      `${formatTzs(totalOvertimePay)} for ${formatNumber(summary.totalHours)} hours` +
      `${summary.isAboveCap ? `, above the legal cap of ${rules.capHours} hours` : ''}.`,
    inputSummary:
      `basic monthly salary ${formatTzs(basicSalary)}, ${formatNumber(weekdayHours)} weekday hours, ` +
      `${formatNumber(weekendHours)} weekend or public holiday hours`,
  };
}

/** From a monthly salary and hours of overtime to the pay of the month. */
export function OvertimeCalculator({ rules, texts, slots, capNote }: OvertimeCalculatorProps) {
  const form = useOvertimeForm();
  const parts = useLatePart(lateResultParts);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      parts={parts}
      result={form.input && resultFor(form.input, rules, capNote)}
      form={<OvertimeForm form={form} rules={rules} />}
    />
  );
}
