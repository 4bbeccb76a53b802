import { formatPercent, formatTzs } from '@/lib/money/format';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import { publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails, ResultModel } from '../result/resultModel';
import { TOP_BAND_NOTE_ID } from './topBandNote';

/** What gross to net shows of a salary, whatever the year. */
export function grossToNetModel(
  result: SalaryResult,
  rates: SalaryRates,
  isSdlCharged: boolean,
  details: ResultDetails | undefined,
): ResultModel {
  const { grossSalary, netPay, employeeNSSF, paye, taxBand, totalCostToCompany, summary } = result;
  const publishedNet = publishedNetPay(result, rates);
  return {
    headline: {
      label: 'Take-home pay each month',
      amount: netPay,
      badge: taxBand,
      aside: `${formatPercent(summary.takeHomePercent)} of gross`,
      other:
        publishedNet === undefined
          ? undefined
          : { label: 'TRA’s own table', amount: publishedNet, noteId: details && TOP_BAND_NOTE_ID },
    },
    announcement:
      `Net pay ${formatTzs(netPay)} from a gross salary of ${formatTzs(grossSalary)}: NSSF ${formatTzs(employeeNSSF)}, ` +
      `PAYE ${formatTzs(paye)}, ${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `gross monthly salary ${formatTzs(grossSalary)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(result.taxablePay, rates.bands),
    details,
  };
}
