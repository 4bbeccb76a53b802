'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { readSalary } from '@/lib/salary/input';
import { grossToNet } from '@/lib/salary/salary';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { grossToNetModel } from './grossToNetModel';
import { SalaryForm } from './SalaryForm';
import type { LateSalary, SalaryInput, SalaryPage } from './salaryCase';
import { useSalaryForm } from './useSalaryForm';

type GrossToNetCalculatorProps = {
  page: SalaryPage;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
  /** Panel of the form, rendered on the server. */
  panel: ReactNode;
};

/** All that stands beside the headline, and the panel: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./grossToNetLate').then((file) => file.grossToNetLate));

function resultFor(
  { salary, more }: SalaryInput,
  page: SalaryPage,
  isSdlCharged: boolean,
  late: LateSalary | undefined,
): ResultModel | undefined {
  if (more) return late?.moreResult(salary, more, page, isSdlCharged);
  const result = grossToNet(salary, page.rates, { isSdlCharged });
  return grossToNetModel(result, page.rates, isSdlCharged, late?.detailsOf(result, page, isSdlCharged));
}

/** From a gross salary to what reaches the employee and what the employer pays. */
export function GrossToNetCalculator({ page, texts, slots, panel }: GrossToNetCalculatorProps) {
  const late = useLatePart(lateDetails);
  const form = useSalaryForm({ name: 'gross', initialText: '800,000', parse: readSalary, page, late });

  return (
    <CalculatorGrid
      texts={{ ...texts, title: `${texts.title}, ${(form.input?.more?.year ?? page).rates.year}` }}
      slots={slots}
      result={form.input && resultFor(form.input, page, !form.isSmallEmployer, late)}
      form={
        <SalaryForm
          form={form}
          label="Gross monthly salary"
          hint="Before any deduction."
          submitLabel="Calculate net pay"
          page={page}
          late={late}
          panel={panel}
        />
      }
    />
  );
}
