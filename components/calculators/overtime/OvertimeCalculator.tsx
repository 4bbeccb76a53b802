'use client';

// Needs the browser: the result follows from what the visitor types, and from the address.
import type { ReactNode } from 'react';
import { formatAmount } from '@/lib/money/formatAmount';
import { formatFigure } from '@/lib/money/formatFigure';
import { formatPercent } from '@/lib/money/formatPercent';
import { formatTzs } from '@/lib/money/formatTzs';
import { shareOf } from '@/lib/money/shareOf';
import { type OvertimeInput, type OvertimeResult, type OvertimeRules, overtime } from '@/lib/salary/overtime';
import { overtimeLines } from '@/lib/salary/overtimeLines';
import { useRehearsal } from '../form/useRehearsal';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { figuresOf } from '../result/figuresOf';
import type { CalculatorParts, CalculatorResult } from '../result/resultModel';
import { StackedBar } from '../result/StackedBar';
import { OvertimeFields } from './OvertimeFields';
import { type OvertimeForm, useOvertimeForm } from './useOvertimeForm';

/** Figures of an overtime result's summary. */
export type OvertimeFigure = Exclude<keyof OvertimeResult['summary'], 'isAboveCap'>;

type OvertimeCalculatorProps = {
  rules: OvertimeRules;
  parts: CalculatorParts<OvertimeFigure>;
  /** Shown above the legal cap of hours. */
  capNote: ReactNode;
};

function barFor(basic: number, result: OvertimeResult) {
  const total = result.totalMonthlySalary;
  return (
    <StackedBar
      title="What the month is made of"
      total={total}
      scale={total}
      parts={[
        { label: 'Basic', amount: basic, tone: 'tanzanite', words: formatPercent(shareOf(basic, total)) },
        { label: 'Weekdays', amount: result.weekdayOvertimePay, tone: 'bahari' },
        { label: 'Weekends and public holidays', amount: result.weekendOvertimePay, tone: 'embe' },
      ]}
    />
  );
}

function resultFor(input: OvertimeInput, { rules, parts, capNote }: OvertimeCalculatorProps): CalculatorResult {
  const result = overtime(input, rules);
  const { hourlyRate, totalOvertimePay, totalMonthlySalary, summary } = result;
  const { basicSalary, weekdayHours, weekendHours } = input;
  return {
    head: {
      label: 'Total monthly salary',
      amount: totalMonthlySalary,
      badge: `+ ${formatAmount(totalOvertimePay)} overtime`,
      aside: `hourly rate ${formatTzs(hourlyRate)}`,
    },
    rest: () => ({
      bars: barFor(basicSalary, result),
      figures: figuresOf(summary, parts.figures),
      notes: summary.isAboveCap && capNote,
      tables: [{ caption: 'Line by line', lines: overtimeLines(input, result, rules) }],
      spoken:
        `Total monthly salary ${formatTzs(totalMonthlySalary)}: basic ${formatTzs(basicSalary)} and overtime ` +
        `${formatTzs(totalOvertimePay)} for ${formatFigure(summary.totalHours)} hours` +
        `${summary.isAboveCap ? `, above the legal cap of ${rules.capHours} hours` : ''}.`,
      input:
        `basic monthly salary ${formatTzs(basicSalary)}, ${formatFigure(weekdayHours)} weekday hours, ` +
        `${formatFigure(weekendHours)} weekend or public holiday hours`,
    }),
  };
}

/** From a monthly salary and hours of overtime to the pay of the month. */
export function OvertimeCalculator(props: OvertimeCalculatorProps) {
  const form = useOvertimeForm();

  const show = (shown: OvertimeForm) => (
    <CalculatorGrid
      parts={props.parts}
      result={shown.input && resultFor(shown.input, props)}
      form={<OvertimeFields form={shown} rules={props.rules} submit={props.parts.submit} />}
    />
  );
  useRehearsal(form, show, () => ({ input: form.readTyped() }));
  return show(form);
}
