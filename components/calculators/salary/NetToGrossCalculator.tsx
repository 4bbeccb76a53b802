'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { CalculationError } from '../form/CalculationError';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { netToGrossModel } from './netToGrossModel';
import { SalaryForm } from './SalaryForm';
import type { LateSalary, SalaryInput, SalaryPage } from './salaryCase';
import { useSalaryForm } from './useSalaryForm';

type NetToGrossCalculatorProps = {
  page: SalaryPage;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
  /** Panel of the form, rendered on the server. */
  panel: ReactNode;
};

/** All that stands beside the headline, and the panel: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./netToGrossLate').then((file) => file.netToGrossLate));

function resultFor(
  { salary, more }: SalaryInput,
  page: SalaryPage,
  isSdlCharged: boolean,
  late: LateSalary | undefined,
): ResultModel | undefined {
  if (more) return late?.moreResult(salary, more, page, isSdlCharged);
  const result = netToGross(salary, page.rates, { isSdlCharged });
  return result && netToGrossModel(result, page.rates, isSdlCharged, late?.detailsOf(result, page, isSdlCharged));
}

/** From an agreed net salary to the gross that gives it. */
export function NetToGrossCalculator({ page, texts, slots, panel }: NetToGrossCalculatorProps) {
  const late = useLatePart(lateDetails);
  const parse = (text: string) => readNetSalary(text, page.rates);
  const form = useSalaryForm({ name: 'net', initialText: '600,000', parse, page, late });
  const { error } = form.salaryField;

  return (
    <CalculatorGrid
      texts={{ ...texts, title: `${texts.title}, ${(form.input?.more?.year ?? page).rates.year}` }}
      slots={slots}
      result={form.input && resultFor(form.input, page, !form.isSmallEmployer, late)}
      failure={error && <CalculationError>{error}</CalculationError>}
      form={
        <SalaryForm
          form={form}
          label="Net monthly salary"
          hint="What should reach the account."
          submitLabel="Calculate gross salary"
          page={page}
          late={late}
          panel={panel}
        />
      }
    />
  );
}
