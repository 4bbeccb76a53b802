import { percentageOf, roundToCents } from '@/lib/money/amount';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import type { SalaryRates } from '@/lib/salary/rates';
import { publishedNetPay } from '@/lib/salary/salary';
import { say } from '@/lib/words/say';
import type { StatisticGroup } from '../result/resultModel';

/** What other deductions take and leave of the net pay. */
const deductedGroup = ({ grossSalary, deducted }: DeductedSalary): StatisticGroup[] =>
  deducted
    ? [
        {
          title: say('After other deductions'),
          items: [
            { value: deducted.total, unit: 'shillings', label: say('other deductions together') },
            { value: deducted.left, unit: 'shillings', label: say('left after other deductions') },
            {
              value: percentageOf(deducted.left, grossSalary),
              unit: 'percent',
              label: say('left as a share of gross'),
            },
          ],
        },
      ]
    : [];

/** PAYE and net pay by the revenue authority's own table, where the calculator reads the band in another way. */
function publishedGroup(result: DeductedSalary, rates: SalaryRates): StatisticGroup[] {
  const net = publishedNetPay(result, rates);
  if (net === undefined) return [];
  const items = [
    { value: roundToCents(result.taxablePay - net), unit: 'shillings' as const, label: say('PAYE by TRA’s own table') },
    { value: net, unit: 'shillings' as const, label: say('net pay by TRA’s own table') },
  ];
  return [{ title: say('By TRA’s own table, the one to file by'), items }];
}

/** The month in which the bonus is paid, and what is left of the bonus. */
function bonusGroup({ pay, paye, nssf, left, leftPercent }: BonusMonth, rates: SalaryRates): StatisticGroup {
  const published = publishedNetPay(pay, rates);
  const shillings = (label: string, value: number) => ({ label, value, unit: 'shillings' as const });
  return {
    title: say('The month with the bonus'),
    items: [
      shillings(say('left of the bonus'), left),
      { value: leftPercent, unit: 'percent', label: say('left as a share of the bonus') },
      shillings(say('PAYE on the bonus'), paye),
      shillings(say('NSSF on the bonus'), nssf),
      shillings(say('PAYE of the month'), pay.paye),
      shillings(say('net pay of the month'), pay.netPay),
      ...(published === undefined ? [] : [shillings(say('net pay of the month by TRA’s own table'), published)]),
      ...(pay.deducted ? [shillings(say('left in the month after other deductions'), pay.deducted.left)] : []),
      { value: pay.summary.marginalRate, unit: 'percent', label: say('marginal rate in the month') },
    ],
  };
}

/** The totals of both sides. */
const togetherGroup = ({ summary }: DeductedSalary): StatisticGroup => ({
  title: say('Employer and employee together'),
  items: [
    {
      value: summary.totalDeductions,
      unit: 'shillings',
      label: say('total deductions and contributions (with the employer’s WCF and SDL)'),
    },
    {
      value: summary.deductionPercent,
      unit: 'percent',
      label: say('deductions and contributions as a share of gross'),
    },
    { value: summary.employerCostPercent, unit: 'percent', label: say('employer cost on top of gross') },
  ],
});

/**
 * What is taken from the pay, which with the take-home pay makes up the gross; other deductions and the month of a bonus
 * where there are any; then the totals of both sides.
 */
export function salaryStatistics(
  result: DeductedSalary,
  month: BonusMonth | undefined,
  rates: SalaryRates,
): StatisticGroup[] {
  const { grossSalary, employeeNSSF, paye, summary } = result;
  const taken = roundToCents(employeeNSSF + paye);
  return [
    {
      title: say('From your pay'),
      items: [
        { value: taken, unit: 'shillings', label: say('taken from your pay (NSSF + PAYE)') },
        { value: summary.takeHomePercent, unit: 'percent', label: say('take-home as a share of gross') },
        { value: percentageOf(taken, grossSalary), unit: 'percent', label: say('taken as a share of gross') },
        { value: summary.effectiveRate, unit: 'percent', label: say('effective rate (PAYE / gross)') },
        {
          value: summary.marginalRate,
          unit: 'percent',
          label: say('marginal rate: PAYE on the next taxable shilling'),
        },
      ],
    },
    ...publishedGroup(result, rates),
    ...deductedGroup(result),
    ...(month ? [bonusGroup(month, rates)] : []),
    togetherGroup(result),
  ];
}
