import type { ReactNode } from 'react';
import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import { compareWithMinimum, hoursBreakdown, type MinimumWage } from '@/lib/salary/minimumWage';
import { type OvertimeInput, type OvertimeResult, type OvertimeRules, overtimeBreakdown } from '@/lib/salary/overtime';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';
import type { ResultDetails, StackedBarModel, StatisticGroup } from '../result/resultModel';
import { MinimumWageNote } from './MinimumWageNote';

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

function minimumGroup(basicSalary: number, minimum: MinimumWage, monthHours: number): StatisticGroup {
  const { difference, percent, minimumHour } = compareWithMinimum(basicSalary, minimum, monthHours);
  return {
    title: 'Minimum wage',
    items: [
      { value: minimum.month, unit: 'shillings', label: 'minimum a month' },
      { value: minimumHour, unit: 'shillings', label: `minimum an hour, at ${monthHours} h` },
      {
        value: Math.abs(difference),
        unit: 'shillings',
        label: difference < 0 ? 'below the minimum' : 'above the minimum',
      },
      { value: percent, unit: 'percent', label: 'salary as a share of the minimum' },
    ],
  };
}

/** What the overtime calculator works by, and the note above the legal cap of hours. */
export type OvertimeContext = { rules: OvertimeRules; order: PublishedWageOrder; capNote: ReactNode };

/** What the overtime calculator shows beside the headline. */
export function overtimeDetails(
  input: OvertimeInput,
  minimum: MinimumWage | undefined,
  result: OvertimeResult,
  { rules, order, capNote }: OvertimeContext,
): ResultDetails {
  const { basicSalary } = input;
  const { summary } = result;
  const { monthHours } = order;
  return {
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
      ...(minimum ? [minimumGroup(basicSalary, minimum, monthHours)] : []),
    ],
    notes: (
      <>
        {summary.isAboveCap && capNote}
        {minimum && <MinimumWageNote basicSalary={basicSalary} minimum={minimum} order={order} />}
      </>
    ),
    tables: [
      { caption: 'Line by line', rows: overtimeBreakdown(input, result, rules) },
      {
        caption: `At ${rules.monthHours} and at ${monthHours} hours a month`,
        columns: [`${rules.monthHours} h`, `${monthHours} h`, 'Difference'],
        rows: hoursBreakdown(input, rules, monthHours),
      },
    ],
  };
}
