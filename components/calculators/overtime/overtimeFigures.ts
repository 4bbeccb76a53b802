import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import { compareWithMinimum, type MinimumWage } from '@/lib/salary/minimumWage';
import type { OvertimeResult, OvertimeSummary } from '@/lib/salary/overtime';
import { say } from '@/lib/words/say';
import type { StackedBarModel, StatisticGroup } from '../result/resultModel';

/** The pay of a month with its overtime as a bar. */
export function monthBar(basicSalary: number, result: OvertimeResult): StackedBarModel {
  const total = result.totalMonthlySalary;
  return {
    title: say('What the month is made of'),
    total,
    scale: total,
    parts: [
      {
        label: say('Basic'),
        amount: basicSalary,
        tone: 'action',
        text: formatPercent(percentageOf(basicSalary, total)),
      },
      { label: say('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      { label: say('Rest days and public holidays'), amount: result.weekendOvertimePay, tone: 'accent' },
    ],
  };
}

function minimumGroup(basicSalary: number, minimum: MinimumWage, monthHours: number): StatisticGroup {
  const { difference, percent, minimumHour } = compareWithMinimum(basicSalary, minimum, monthHours);
  return {
    title: say('Minimum wage'),
    items: [
      { value: minimum.month, unit: 'shillings', label: say('minimum a month') },
      { value: minimumHour, unit: 'shillings', label: say('minimum an hour, at {hours} h', { hours: monthHours }) },
      {
        value: Math.abs(difference),
        unit: 'shillings',
        label: say(difference < 0 ? 'below the minimum' : 'above the minimum'),
      },
      { value: percent, unit: 'percent', label: say('salary as a share of the minimum') },
    ],
  };
}

/** Hours, rate and shares of overtime; the minimum wage where its sector is chosen. */
export const overtimeStatistics = (
  basicSalary: number,
  { totalHours, averageRate, overtimePercent, salaryIncreasePercent }: OvertimeSummary,
  minimum: MinimumWage | undefined,
  monthHours: number,
): StatisticGroup[] => [
  {
    items: [
      { value: totalHours, unit: 'hours', label: say('total overtime hours') },
      { value: averageRate, unit: 'shillings', label: say('average overtime rate per hour') },
      { value: overtimePercent, unit: 'percent', label: say('overtime as a share of salary') },
      { value: salaryIncreasePercent, unit: 'percent', label: say('total salary increase') },
    ],
  },
  ...(minimum ? [minimumGroup(basicSalary, minimum, monthHours)] : []),
];
