import { compareWithMinimum, type MinimumWage } from '@/lib/salary/minimumWage';
import type { OvertimeResult, OvertimeSummary } from '@/lib/salary/overtime';
import { say } from '@/lib/words/say';
import type { StackedBarModel, StatisticGroup } from '../result/resultModel';
import { percent, shillings } from '../result/statistics';

/** The pay of a month with its overtime as a bar. */
export function monthBar(basicSalary: number, result: OvertimeResult): StackedBarModel {
  return {
    title: say('What the month is made of'),
    scale: result.totalMonthlySalary,
    parts: [
      { row: 'basic', label: say('Basic'), amount: basicSalary, tone: 'action' },
      { row: 'weekday', label: say('Weekdays'), amount: result.weekdayOvertimePay, tone: 'success' },
      {
        row: 'weekend',
        label: say('Rest days and public holidays'),
        amount: result.weekendOvertimePay,
        tone: 'accent',
      },
    ],
  };
}

function minimumGroup(basicSalary: number, minimum: MinimumWage, monthHours: number): StatisticGroup {
  const { difference, percent: share, minimumHour } = compareWithMinimum(basicSalary, minimum, monthHours);
  return {
    title: say('Minimum wage'),
    fold: say('Minimum wage'),
    items: [
      shillings(say('minimum a month'), minimum.month),
      shillings(say('minimum an hour, at {hours} h', { hours: monthHours }), minimumHour),
      shillings(say(difference < 0 ? 'below the minimum' : 'above the minimum'), Math.abs(difference)),
      percent(say('salary as a share of the minimum'), share),
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
      shillings(say('average overtime rate per hour'), averageRate),
      percent(say('overtime as a share of salary'), overtimePercent),
      percent(say('total salary increase'), salaryIncreasePercent),
    ],
  },
  ...(minimum ? [minimumGroup(basicSalary, minimum, monthHours)] : []),
];
