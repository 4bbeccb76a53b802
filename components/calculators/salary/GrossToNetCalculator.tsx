'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { useLatePart } from '@/components/behaviours/useLatePart';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { employeeBreakdown, employerBreakdown } from '@/lib/salary/breakdown';
import { readSalary } from '@/lib/salary/input';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import type { GrossToNetParts } from './grossToNetParts';
import { lateGrossToNetParts } from './lateGrossToNetParts';
import { SalaryForm, useSalaryForm } from './SalaryForm';
import { SalaryNotes, TOP_BAND_NOTE_ID } from './SalaryNotes';
import { salaryBars } from './salaryBars';
import { salaryStatistics } from './salaryStatistics';

type GrossToNetCalculatorProps = { rates: SalaryRates; texts: CalculatorTexts; slots: CalculatorSlots };

function resultFor(gross: number, isSdlCharged: boolean, rates: SalaryRates, parts?: GrossToNetParts): ResultModel {
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
          : { label: 'TRA’s own table', amount: publishedNet, noteId: TOP_BAND_NOTE_ID },
    },
    bars: salaryBars(result),
    statistics: salaryStatistics(result),
    notes: <SalaryNotes result={result} rates={rates} isSdlCharged={isSdlCharged} />,
    tables: [
      { caption: 'Your salary', isMonthly: true, rows: employeeBreakdown(result, rates) },
      { caption: 'Employer’s side', isMonthly: true, rows: employerBreakdown(result, rates) },
    ],
    comparison: parts && <parts.CompareSalaries first={result} rates={rates} isSdlCharged={isSdlCharged} />,
    announcement:
      `Net pay ${formatTzs(netPay)} from a gross salary of ${formatTzs(grossSalary)}: NSSF ${formatTzs(employeeNSSF)}, ` +
      `PAYE ${formatTzs(paye)}, ${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `gross monthly salary ${formatTzs(grossSalary)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(result.taxablePay, rates.bands),
  };
}

/** From a gross salary to what reaches the employee and what the employer pays. */
export function GrossToNetCalculator({ rates, texts, slots }: GrossToNetCalculatorProps) {
  const form = useSalaryForm({ name: 'gross', initialText: '800,000', parse: readSalary });
  const parts = useLatePart(lateGrossToNetParts);

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      parts={parts}
      result={form.input === undefined ? undefined : resultFor(form.input, !form.isSmallEmployer, rates, parts)}
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
