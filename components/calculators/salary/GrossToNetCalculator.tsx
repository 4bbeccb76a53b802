'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { readSalary } from '@/lib/salary/input';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import type { grossToNetDetails } from './grossToNetDetails';
import { SalaryForm, useSalaryForm } from './SalaryForm';
import { TOP_BAND_NOTE_ID } from './topBandNote';

type GrossToNetCalculatorProps = { rates: SalaryRates; texts: CalculatorTexts; slots: CalculatorSlots };

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./grossToNetDetails').then((file) => file.grossToNetDetails));

function resultFor(
  gross: number,
  isSdlCharged: boolean,
  rates: SalaryRates,
  detailsOf: typeof grossToNetDetails | undefined,
): ResultModel {
  const result = grossToNet(gross, rates, { isSdlCharged });
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
          : { label: 'TRA’s own table', amount: publishedNet, noteId: detailsOf && TOP_BAND_NOTE_ID },
    },
    announcement:
      `Net pay ${formatTzs(netPay)} from a gross salary of ${formatTzs(grossSalary)}: NSSF ${formatTzs(employeeNSSF)}, ` +
      `PAYE ${formatTzs(paye)}, ${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `gross monthly salary ${formatTzs(grossSalary)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(result.taxablePay, rates.bands),
    details: detailsOf?.(result, rates, isSdlCharged),
  };
}

/** From a gross salary to what reaches the employee and what the employer pays. */
export function GrossToNetCalculator({ rates, texts, slots }: GrossToNetCalculatorProps) {
  const form = useSalaryForm({ name: 'gross', initialText: '800,000', parse: readSalary });
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      result={form.input === undefined ? undefined : resultFor(form.input, !form.isSmallEmployer, rates, detailsOf)}
      form={
        <SalaryForm
          form={form}
          label="Gross monthly salary"
          hint="Before any deduction."
          submitLabel="Calculate net pay"
          sdlMinEmployees={rates.sdlMinEmployees}
        />
      }
    />
  );
}
