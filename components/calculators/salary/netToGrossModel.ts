import { formatTzs } from '@/lib/money/format';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails, ResultModel } from '../result/resultModel';

/** What net to gross shows of a salary, whatever the year. */
export function netToGrossModel(
  { grossSalary, netPay, taxablePay, paye, taxBand, totalCostToCompany }: SalaryResult,
  rates: SalaryRates,
  isSdlCharged: boolean,
  details: ResultDetails | undefined,
): ResultModel {
  return {
    headline: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: `check: net ${formatTzs(netPay)}`,
    },
    announcement:
      `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
      `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `net monthly salary ${formatTzs(netPay)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(taxablePay, rates.bands),
    details,
  };
}
