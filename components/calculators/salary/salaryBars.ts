import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import type { DeductedSalary } from '@/lib/salary/deductions';
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
      title: 'Where the salary goes',
      total: gross,
      scale,
      parts: [
        // Deductions beyond the net pay leave nothing to draw.
        ...(deducted
          ? [
              ofGross('Left', Math.max(0, deducted.left), 'action'),
              ofGross('Other deductions', Math.min(netPay, deducted.total), 'success'),
            ]
          : [ofGross('Net pay', netPay, 'action')]),
        ofGross('PAYE', paye, 'alert'),
        ofGross('NSSF', employeeNSSF, 'accent'),
      ],
    },
    {
      title: 'What the employer pays',
      total: scale,
      scale,
      parts: [
        { label: 'Gross', amount: gross, tone: 'strong', text: 'Gross salary' },
        { label: 'Employer NSSF', amount: employerNSSF, tone: 'success' },
        { label: 'SDL', amount: sdl, tone: 'hatched' },
        { label: 'WCF', amount: wcf, tone: 'chart' },
      ],
    },
  ];
}
