'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { percentageOf } from '@/lib/money/amount';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { bonusMonth } from '@/lib/salary/bonusMonth';
import type { StudentLoan } from '@/lib/salary/deductions';
import { readSalary } from '@/lib/salary/input';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { SalaryForm } from './SalaryForm';
import type { SalaryCase, SalaryDetailsOf } from './salaryCase';
import { moreInput, moreInWords } from './salaryWords';
import { TOP_BAND_NOTE_ID } from './topBandNote';
import { useSalaryForm } from './useSalaryForm';

type GrossToNetCalculatorProps = {
  /** The year on which the page is written, such as '2026/27'. */
  pageYear: string;
  years: readonly SalaryYear[];
  loan: StudentLoan;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./grossToNetDetails').then((file) => file.grossToNetDetails));

function resultFor(salaryCase: SalaryCase, detailsOf: SalaryDetailsOf | undefined): ResultModel {
  const { salary, isOtherYear, options, bonus } = salaryCase;
  const { rates } = salaryCase.year;
  const result = grossToNet(salary, rates, options);
  const { grossSalary, netPay, employeeNSSF, paye, taxBand, totalCostToCompany, summary, deducted } = result;
  const month = bonus > 0 ? bonusMonth(result, salary, bonus, rates, options) : undefined;
  const publishedNet = publishedNetPay(result, rates);
  return {
    headline: {
      label: deducted ? 'Take-home pay each month, after other deductions' : 'Take-home pay each month',
      amount: deducted?.left ?? netPay,
      badge: taxBand,
      aside: `${formatPercent(deducted ? percentageOf(deducted.left, grossSalary) : summary.takeHomePercent)} of gross`,
      other:
        publishedNet === undefined
          ? undefined
          : {
              label: 'TRA’s own table',
              amount: publishedNet - (deducted?.total ?? 0),
              noteId: detailsOf && TOP_BAND_NOTE_ID,
            },
    },
    announcement:
      `Net pay ${formatTzs(netPay)} from a gross salary of ${formatTzs(grossSalary)}: NSSF ${formatTzs(employeeNSSF)}, ` +
      `PAYE ${formatTzs(paye)}, ${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.` +
      moreInWords(result, salaryCase, month),
    inputSummary: `gross monthly salary ${formatTzs(grossSalary)}${moreInput(salaryCase)}`,
    band: isOtherYear && !detailsOf ? undefined : bandIndexOf(result.taxablePay, rates.bands),
    details: detailsOf?.(result, salaryCase, month),
  };
}

/** From a gross salary to what reaches the employee and what the employer pays. */
export function GrossToNetCalculator({ pageYear, years, loan, texts, slots }: GrossToNetCalculatorProps) {
  const form = useSalaryForm({ name: 'gross', initialText: '800,000', parse: readSalary, pageYear, years, loan });
  const { salaryCase } = form;
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      texts={{ ...texts, title: `${texts.title}, ${salaryCase?.year.rates.year ?? pageYear}` }}
      slots={slots}
      result={salaryCase && resultFor(salaryCase, detailsOf)}
      form={
        <SalaryForm
          form={form}
          label="Gross monthly salary"
          hint="Before any deduction."
          submitLabel="Calculate net pay"
          years={years}
          loan={loan}
        />
      }
    />
  );
}
