'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatTzs } from '@/lib/money/format';
import { bonusMonth } from '@/lib/salary/bonusMonth';
import type { StudentLoan } from '@/lib/salary/deductions';
import { exactGrossOf, NET_WITHOUT_GROSS, netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { CalculationError } from '../form/CalculationError';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { SalaryForm } from './SalaryForm';
import type { SalaryCase, SalaryDetailsOf } from './salaryCase';
import { moreInput, moreInWords } from './salaryWords';
import { useSalaryForm } from './useSalaryForm';

type NetToGrossCalculatorProps = {
  /** The year on which the page is written, such as '2026/27'. */
  pageYear: string;
  years: readonly SalaryYear[];
  loan: StudentLoan;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./netToGrossDetails').then((file) => file.netToGrossDetails));

function resultFor(salaryCase: SalaryCase, detailsOf: SalaryDetailsOf | undefined): ResultModel | undefined {
  const { salary, isOtherYear, options, bonus } = salaryCase;
  const { rates } = salaryCase.year;
  const result = netToGross(salary, rates, options);
  if (!result) return undefined;
  const { grossSalary, netPay, taxablePay, paye, taxBand, totalCostToCompany, deducted } = result;
  const month = bonus > 0 ? bonusMonth(result, exactGrossOf(taxablePay, rates), bonus, rates, options) : undefined;
  return {
    headline: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: deducted ? `check: ${formatTzs(deducted.left)} after all deductions` : `check: net ${formatTzs(netPay)}`,
    },
    announcement:
      `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
      `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.${moreInWords(result, salaryCase, month)}`,
    inputSummary: `net monthly salary ${formatTzs(salary)}${moreInput(salaryCase)}`,
    band: isOtherYear && !detailsOf ? undefined : bandIndexOf(taxablePay, rates.bands),
    details: detailsOf?.(result, salaryCase, month),
  };
}

/** From an agreed net salary to the gross that gives it. */
export function NetToGrossCalculator({ pageYear, years, loan, texts, slots }: NetToGrossCalculatorProps) {
  const form = useSalaryForm({ name: 'net', initialText: '600,000', parse: readNetSalary, pageYear, years, loan });
  const { salaryCase } = form;
  const detailsOf = useLatePart(lateDetails);
  const result = salaryCase && resultFor(salaryCase, detailsOf);
  const error = form.salaryField.error ?? (salaryCase && !result && NET_WITHOUT_GROSS);

  return (
    <CalculatorGrid
      texts={{ ...texts, title: `${texts.title}, ${salaryCase?.year.rates.year ?? pageYear}` }}
      slots={slots}
      result={result}
      failure={error && <CalculationError>{error}</CalculationError>}
      form={
        <SalaryForm
          form={form}
          label="Net monthly salary"
          hint="What should reach the account."
          submitLabel="Calculate gross salary"
          years={years}
          loan={loan}
        />
      }
    />
  );
}
