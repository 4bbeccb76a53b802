'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import { type OvertimeInput, type OvertimeRules, overtime } from '@/lib/salary/overtime';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { OvertimeForm, useOvertimeForm } from './OvertimeForm';
import type { overtimeDetails } from './overtimeDetails';

type OvertimeCalculatorProps = {
  rules: OvertimeRules;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
  /** Shown above the legal cap of hours. */
  capNote: ReactNode;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./overtimeDetails').then((file) => file.overtimeDetails));

function resultFor(
  input: OvertimeInput,
  rules: OvertimeRules,
  capNote: ReactNode,
  detailsOf: typeof overtimeDetails | undefined,
): ResultModel {
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
    announcement:
      `Total monthly salary ${formatTzs(totalMonthlySalary)}: basic ${formatTzs(basicSalary)} and overtime ` +
      `${formatTzs(totalOvertimePay)} for ${formatNumber(summary.totalHours)} hours` +
      `${summary.isAboveCap ? `, above the legal cap of ${rules.capHours} hours` : ''}.`,
    inputSummary:
      `basic monthly salary ${formatTzs(basicSalary)}, ${formatNumber(weekdayHours)} weekday hours, ` +
      `${formatNumber(weekendHours)} weekend or public holiday hours`,
    details: detailsOf?.(input, result, rules, capNote),
  };
}

/** From a monthly salary and hours of overtime to the pay of the month. */
export function OvertimeCalculator({ rules, texts, slots, capNote }: OvertimeCalculatorProps) {
  const form = useOvertimeForm();
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      result={form.input && resultFor(form.input, rules, capNote, detailsOf)}
      form={<OvertimeForm form={form} rules={rules} />}
    />
  );
}
