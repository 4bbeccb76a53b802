import type { SalarySummary } from '@/lib/salary/salary';
import type { Statistic } from '../result/resultModel';

/** Statistics of a salary's summary. */
export const salaryStatistics = (summary: SalarySummary): Statistic[] => [
  { value: summary.totalDeductions, unit: 'shillings', label: 'total deductions' },
  { value: summary.takeHomePercent, unit: 'percent', label: 'take-home, of gross' },
  { value: summary.deductionPercent, unit: 'percent', label: 'deductions, of gross' },
  { value: summary.employerCostPercent, unit: 'percent', label: 'employer cost, on top of gross' },
  { value: summary.effectiveRate, unit: 'percent', label: 'effective rate: PAYE, of gross' },
  { value: summary.marginalRate, unit: 'percent', label: 'marginal rate: PAYE on the next taxable shilling' },
];
