'use client';

// Needs the browser: the result follows from what the visitor types, and from the address.
import type { ReactNode } from 'react';
import { formatTzs } from '@/lib/money/formatTzs';
import { employerLines } from '@/lib/salary/employerLines';
import { exactGrossOf, netToGrossLines } from '@/lib/salary/netToGrossLines';
import { bandIndexOf } from '@/lib/salary/paye';
import { readNetSalary, salaryForNet } from '@/lib/salary/readNetSalary';
import type { SalaryRates, SalaryResult, SalarySummary } from '@/lib/salary/types';
import { CalculationError } from '../form/CalculationError';
import { useRehearsal } from '../form/useRehearsal';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { figuresOf } from '../result/figuresOf';
import type { CalculatorParts, CalculatorResult } from '../result/resultModel';
import { SalaryBars } from './SalaryBars';
import { SalaryFields, type SalaryFieldTexts } from './SalaryFields';
import { SalaryNotes, type SalaryNoteTexts } from './SalaryNotes';
import { type SalaryForm, useSalaryForm } from './useSalaryForm';

type NetToGrossCalculatorProps = {
  rates: SalaryRates;
  field: SalaryFieldTexts;
  switchLabel: ReactNode;
  parts: CalculatorParts<keyof SalarySummary>;
  notes: SalaryNoteTexts;
};

function resultFor(result: SalaryResult, isSdlCharged: boolean, props: NetToGrossCalculatorProps): CalculatorResult {
  const { rates, parts, notes } = props;
  const { grossSalary, netPay, paye, taxBand, totalCostToCompany, summary } = result;
  return {
    head: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: `check: net ${formatTzs(netPay)}`,
    },
    rest: () => ({
      bars: <SalaryBars result={result} />,
      figures: figuresOf(summary, parts.figures),
      notes: <SalaryNotes result={result} texts={notes} />,
      tables: [
        { caption: 'From net to gross', lines: netToGrossLines(result, rates) },
        { caption: 'Employer’s side', lines: employerLines(result, rates, exactGrossOf(result, rates)) },
      ],
      spoken:
        `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
        `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
      input: `net monthly salary ${formatTzs(netPay)}${isSdlCharged ? '' : ', without SDL'}`,
      band: bandIndexOf(result.taxablePay, rates.bands),
    }),
  };
}

/** From an agreed net salary to the gross that gives it. An error takes the last result away. */
export function NetToGrossCalculator(props: NetToGrossCalculatorProps) {
  const { rates, field, switchLabel, parts } = props;
  const form = useSalaryForm({
    name: 'net',
    initialText: '600,000',
    read: (text) => readNetSalary(text, rates),
    isClearedByError: true,
  });
  const show = (shown: SalaryForm) => {
    const isSdlCharged = !shown.isSmallEmployer;
    const salary = shown.salary === undefined ? undefined : salaryForNet(shown.salary, rates, { isSdlCharged });
    return (
      <CalculatorGrid
        parts={parts}
        result={salary && resultFor(salary, isSdlCharged, props)}
        failure={shown.error && <CalculationError>{shown.error}</CalculationError>}
        form={<SalaryFields form={shown} texts={field} switchLabel={switchLabel} submit={parts.submit} />}
      />
    );
  };
  useRehearsal(form, show, () => ({ salary: form.readTyped() }));
  return show(form);
}
