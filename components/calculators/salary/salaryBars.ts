import type { DeductedSalary } from '@/lib/salary/deductions';
import { say } from '@/lib/words/say';
import type { StackedBarModel } from '../result/resultModel';
import { employersCost } from './salaryFolds';

/** Where the salary goes, and what the employer pays. */
export function salaryBars(result: DeductedSalary): StackedBarModel[] {
  const { grossSalary: gross, netPay, paye, employeeNSSF, deducted } = result;
  const { employerNSSF, sdl, wcf, totalCostToCompany: scale } = result;

  return [
    {
      title: say('Where the salary goes'),
      scale: gross,
      parts: [
        // Deductions beyond the net pay leave nothing to draw.
        ...(deducted
          ? [
              { row: 'left', label: say('Left'), amount: Math.max(0, deducted.left), tone: 'action' as const },
              {
                row: 'deductions',
                label: say('Other deductions'),
                amount: Math.min(netPay, deducted.total),
                tone: 'success' as const,
              },
            ]
          : [{ row: 'net', label: say('Net pay'), amount: netPay, tone: 'action' as const }]),
        { row: 'paye', label: 'PAYE', amount: paye, tone: 'alert' },
        { row: 'nssf', label: 'NSSF', amount: employeeNSSF, tone: 'accent' },
      ],
    },
    {
      title: say('What the employer pays'),
      fold: employersCost(),
      scale,
      parts: [
        { row: 'base', label: say('Gross'), amount: gross, tone: 'strong' },
        { row: 'employerNssf', label: say('Employer NSSF'), amount: employerNSSF, tone: 'success' },
        { row: 'sdl', label: 'SDL', amount: sdl, tone: 'hatched' },
        { row: 'wcf', label: 'WCF', amount: wcf, tone: 'chart' },
      ],
    },
  ];
}
