import type { ReactNode } from 'react';
import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import { type OvertimeInput, type OvertimeResult, type OvertimeRules, overtimeBreakdown } from '@/lib/salary/overtime';
import type { ResultDetails, StackedBarModel } from '../result/resultModel';

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

/** What the overtime calculator shows beside the headline. */
export function overtimeDetails(
  input: OvertimeInput,
  result: OvertimeResult,
  rules: OvertimeRules,
  capNote: ReactNode,
): ResultDetails {
  const { summary } = result;
  return {
    bars: [monthBar(input.basicSalary, result)],
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
  };
}
