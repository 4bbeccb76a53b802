'use client';

// Needs the browser: the result follows from what the visitor types, and from the address.
import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional/lazyOptional';
import { formatPercent } from '@/lib/money/formatPercent';
import { formatTzs } from '@/lib/money/formatTzs';
import { employeeLines } from '@/lib/salary/employeeLines';
import { employerLines } from '@/lib/salary/employerLines';
import { grossToNet } from '@/lib/salary/grossToNet';
import { bandIndexOf } from '@/lib/salary/paye';
import { readSalary } from '@/lib/salary/readSalary';
import type { SalaryRates, SalarySummary } from '@/lib/salary/types';
import { useRehearsal } from '../form/useRehearsal';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { figuresOf } from '../result/figuresOf';
import type { CalculatorParts, CalculatorResult } from '../result/resultModel';
import { SalaryBars } from './SalaryBars';
import { SalaryFields, type SalaryFieldTexts } from './SalaryFields';
import { SalaryNotes, type SalaryNoteTexts } from './SalaryNotes';
import { type SalaryForm, useSalaryForm } from './useSalaryForm';

type GrossToNetCalculatorProps = {
  rates: SalaryRates;
  field: SalaryFieldTexts;
  switchLabel: ReactNode;
  parts: CalculatorParts<keyof SalarySummary>;
  notes: SalaryNoteTexts;
  /** The button that compares. */
  compareButton: ReactNode;
};

const CompareSalaries = lazyOptional(() => import('./CompareSalaries').then((file) => file.CompareSalaries));

function resultFor(gross: number, isSdlCharged: boolean, props: GrossToNetCalculatorProps): CalculatorResult {
  const { rates, parts, notes, compareButton } = props;
  const { bands, publishedTopFixed } = rates;
  const result = grossToNet(gross, rates, { isSdlCharged });
  const { grossSalary, netPay, employeeNSSF, paye, taxBand, totalCostToCompany, summary } = result;
  const band = bandIndexOf(result.taxablePay, bands);
  const extra = band === bands.length - 1 ? (bands[band]?.fixed ?? 0) - publishedTopFixed : 0;
  return {
    head: {
      label: 'Take-home pay each month',
      amount: netPay,
      badge: taxBand,
      aside: `${formatPercent(summary.takeHomePercent)} of gross`,
    },
    rest: () => ({
      bars: <SalaryBars result={result} />,
      figures: figuresOf(summary, parts.figures),
      notes: <SalaryNotes result={result} texts={notes} extra={extra} />,
      tables: [
        { caption: 'Your salary', lines: employeeLines(result, rates) },
        { caption: 'Employer’s side', lines: employerLines(result, rates) },
      ],
      more: (
        <Suspense>
          <CompareSalaries first={result} rates={rates} isSdlCharged={isSdlCharged} button={compareButton} />
        </Suspense>
      ),
      spoken:
        `Net pay ${formatTzs(netPay)} from a gross salary of ${formatTzs(grossSalary)}: NSSF ${formatTzs(employeeNSSF)}, ` +
        `PAYE ${formatTzs(paye)}, ${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
      input: `gross monthly salary ${formatTzs(grossSalary)}${isSdlCharged ? '' : ', without SDL'}`,
      band,
    }),
  };
}

/** From a gross salary to what reaches the employee and what the employer pays. */
export function GrossToNetCalculator(props: GrossToNetCalculatorProps) {
  const { field, switchLabel, parts } = props;
  const form = useSalaryForm({ name: 'gross', initialText: '800,000', read: readSalary });

  const show = (shown: SalaryForm) => (
    <CalculatorGrid
      parts={parts}
      result={shown.salary === undefined ? undefined : resultFor(shown.salary, !shown.isSmallEmployer, props)}
      form={<SalaryFields form={shown} texts={field} switchLabel={switchLabel} submit={parts.submit} />}
    />
  );
  useRehearsal(form, show, () => ({ salary: form.readTyped() }));
  return show(form);
}
