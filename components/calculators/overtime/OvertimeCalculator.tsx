'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatAmount, formatNumber, formatTzs } from '@/lib/money/format';
import { nameOfWork } from '@/lib/salary/minimumWage';
import { overtime } from '@/lib/salary/overtime';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { MINIMUM_NOTE_ID } from './minimumNote';
import { OvertimeForm, type OvertimeFormInput, useOvertimeForm } from './OvertimeForm';
import type { OvertimeContext, overtimeDetails } from './overtimeDetails';

type OvertimeCalculatorProps = { context: OvertimeContext; texts: CalculatorTexts; slots: CalculatorSlots };

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./overtimeDetails').then((file) => file.overtimeDetails));

function resultFor(
  { minimum, ...input }: OvertimeFormInput,
  context: OvertimeContext,
  detailsOf: typeof overtimeDetails | undefined,
): ResultModel {
  const { rules } = context;
  const result = overtime(input, rules);
  const { hourlyRate, totalOvertimePay, totalMonthlySalary, summary } = result;
  const { basicSalary, weekdayHours, weekendHours } = input;
  const isTooLow = minimum && basicSalary < minimum.month;
  return {
    headline: {
      label: 'Total monthly salary',
      amount: totalMonthlySalary,
      badge: `+ ${formatAmount(totalOvertimePay)} overtime`,
      aside: `hourly rate ${formatTzs(hourlyRate)}`,
      other: isTooLow
        ? {
            label: 'The basic salary is below the minimum wage',
            amount: minimum.month,
            noteId: detailsOf && MINIMUM_NOTE_ID,
          }
        : undefined,
    },
    announcement:
      `Total monthly salary ${formatTzs(totalMonthlySalary)}: basic ${formatTzs(basicSalary)} and overtime ` +
      `${formatTzs(totalOvertimePay)} for ${formatNumber(summary.totalHours)} hours` +
      `${summary.isAboveCap ? `, above the legal cap of ${rules.capHours} hours` : ''}.` +
      `${isTooLow ? ` The basic salary is below the minimum wage of ${formatTzs(minimum.month)}.` : ''}`,
    inputSummary:
      `basic monthly salary ${formatTzs(basicSalary)}, ${formatNumber(weekdayHours)} weekday hours, ` +
      `${formatNumber(weekendHours)} weekend or public holiday hours${minimum ? `, ${nameOfWork(minimum)}` : ''}`,
    details: detailsOf?.(input, minimum, result, context),
  };
}

/** From a monthly salary and hours of overtime to the pay of the month. */
export function OvertimeCalculator({ context, texts, slots }: OvertimeCalculatorProps) {
  const { wages } = context.order;
  const form = useOvertimeForm(wages);
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      result={form.input && resultFor(form.input, context, detailsOf)}
      form={<OvertimeForm form={form} rules={context.rules} wages={wages} />}
    />
  );
}
