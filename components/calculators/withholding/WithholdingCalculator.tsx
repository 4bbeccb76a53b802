'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import type { WithholdingRules } from '@/lib/tax/withholding';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts } from '../result/resultModel';
import { useWithholdingForm, type WithholdingChoices, WithholdingForm } from './WithholdingForm';
import type { WithholdingWords } from './withholdingWords';

type WithholdingCalculatorProps = {
  rules: WithholdingRules;
  choices: WithholdingChoices;
  /** Sentences from content for the notes on a result. */
  words: WithholdingWords;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** The calculation with all that it shows: fetched while the visitor still types. */
export const lateResult = latePart(() => import('./withholdingResult').then((file) => file.withholdingResult));

/** From a payment to the tax that is withheld from it, by whom it is paid and until when. */
export function WithholdingCalculator(props: WithholdingCalculatorProps) {
  const { rules, choices, texts, slots } = props;
  const form = useWithholdingForm(rules);
  const resultOf = useLatePart(lateResult);

  return (
    <CalculatorGrid
      areTablesNarrow
      doesFormVary
      texts={texts}
      slots={slots}
      result={form.input && resultOf?.(form.input, props)}
      form={<WithholdingForm form={form} rules={rules} choices={choices} />}
    />
  );
}
