'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts } from '../result/resultModel';
import { type PresumptiveChoices, PresumptiveForm, usePresumptiveForm } from './PresumptiveForm';

type PresumptiveCalculatorProps = {
  rules: PresumptiveRules;
  choices: PresumptiveChoices;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** The calculation with all that it shows: fetched while the visitor still types. */
export const lateResult = latePart(() => import('./presumptiveResult').then((file) => file.presumptiveResult));

/** Presumptive tax on a turnover beside the tax on the profit that accounts would show. */
export function PresumptiveCalculator(props: PresumptiveCalculatorProps) {
  const { rules, choices, texts, slots } = props;
  const form = usePresumptiveForm(rules, choices);
  const resultOf = useLatePart(lateResult);

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      result={form.input && resultOf?.(form.input, props)}
      form={<PresumptiveForm form={form} choices={choices} />}
    />
  );
}
