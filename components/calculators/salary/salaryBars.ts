import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { say } from '@/lib/words/say';
import type { BarPart, StackedBarModel } from '../result/resultModel';

/** Where the salary goes and what the employer pays: two bars on one scale. */
export function salaryBars(result: DeductedSalary): StackedBarModel[] {
  const { grossSalary: gross, netPay, paye, employeeNSSF, deducted } = result;
  const { employerNSSF, sdl, wcf, totalCostToCompany: scale } = result;
  const ofGross = (label: string, amount: number, tone: BarPart['tone']): BarPart => ({
    label,
    amount,
    tone,
    text: formatPercent(percentageOf(amount, gross)),
  });

  return [
    {
      title: say('Where the salary goes'),
      total: gross,
      scale,
      parts: [
        // Deductions beyond the net pay leave nothing to draw.
        ...(deducted
          ? [
              ofGross(say('Left'), Math.max(0, deducted.left), 'action'),
              ofGross(say('Other deductions'), Math.min(netPay, deducted.total), 'success'),
            ]
          : [ofGross(say('Net pay'), netPay, 'action')]),
        ofGross('PAYE', paye, 'alert'),
        ofGross('NSSF', employeeNSSF, 'accent'),
      ],
    },
    {
      title: say('What the employer pays'),
      total: scale,
      scale,
      parts: [
        { label: say('Gross'), amount: gross, tone: 'strong', text: say('Gross salary') },
        { label: say('Employer NSSF'), amount: employerNSSF, tone: 'success' },
        { label: 'SDL', amount: sdl, tone: 'hatched' },
        { label: 'WCF', amount: wcf, tone: 'chart' },
      ],
    },
  ];
}
