import { percentageOf, roundToCents } from '@/lib/money/amount';
import type { SalaryResult } from '@/lib/salary/salary';
import type { StatisticGroup } from '../result/resultModel';

/** What is taken from the pay, which with the take-home pay makes up the gross; then the totals of both sides. */
export function salaryStatistics({ grossSalary, employeeNSSF, paye, summary }: SalaryResult): StatisticGroup[] {
  const taken = roundToCents(employeeNSSF + paye);
  return [
    {
      title: 'From your pay',
      items: [
        { value: taken, unit: 'shillings', label: 'taken from your pay (NSSF + PAYE)' },
        { value: summary.takeHomePercent, unit: 'percent', label: 'take-home as a share of gross' },
        { value: percentageOf(taken, grossSalary), unit: 'percent', label: 'taken as a share of gross' },
        { value: summary.effectiveRate, unit: 'percent', label: 'effective rate (PAYE / gross)' },
        { value: summary.marginalRate, unit: 'percent', label: 'marginal rate: PAYE on the next taxable shilling' },
      ],
    },
    {
      title: 'Employer and employee together',
      items: [
        {
          value: summary.totalDeductions,
          unit: 'shillings',
          label: 'total deductions and contributions (with the employer’s WCF and SDL)',
        },
        { value: summary.deductionPercent, unit: 'percent', label: 'deductions and contributions as a share of gross' },
        { value: summary.employerCostPercent, unit: 'percent', label: 'employer cost on top of gross' },
      ],
    },
  ];
}
