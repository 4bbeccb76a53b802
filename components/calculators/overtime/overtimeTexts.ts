import type { Overtime } from '@/lib/content/schemas/tax';
import type { LineTexts } from '@/lib/money/line';
import type { FigureText } from '../result/resultModel';
import type { OvertimeFigure } from './OvertimeCalculator';

/** Words and law of every line of an overtime calculation, by the line's id. Server only. */
export function overtimeLineTexts({ weekHours, monthWeeks, weekdayRate, weekendRate, law }: Overtime): LineTexts {
  const monthHours = weekHours * monthWeeks;
  return {
    basic: { label: 'Basic salary', rule: '', law: '' },
    hourly: {
      label: 'Hourly rate',
      rule: `salary / ${monthHours} h`,
      law: `${weekHours} hours a week × ${monthWeeks} weeks: the convention of this calculator`,
    },
    weekday: { label: 'Weekday overtime', rule: `hours × ${weekdayRate} × hourly rate`, law },
    weekend: { label: 'Weekend or public holiday overtime', rule: `hours × ${weekendRate} × hourly rate`, law },
    overtime: { label: 'Total overtime', rule: 'both together', law: 'Overtime is taxable income.' },
    total: { label: 'Total monthly salary', rule: 'basic plus overtime', law: '' },
  };
}

/** Figures of an overtime calculation's summary. */
export const OVERTIME_FIGURES: readonly FigureText<OvertimeFigure>[] = [
  { of: 'totalHours', unit: 'hours', label: 'total overtime hours' },
  { of: 'averageRate', unit: 'shillings', label: 'average overtime rate per hour' },
  { of: 'overtimePercent', unit: 'percent', label: 'overtime, of salary' },
  { of: 'salaryIncreasePercent', unit: 'percent', label: 'total salary increase' },
];
