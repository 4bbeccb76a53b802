'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import type { VatRules } from '@/lib/tax/vat';
import type { VatMessages } from '@/lib/tax/vatInput';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts } from '../result/resultModel';
import { useVatForm, type VatChoices, VatForm } from './VatForm';
import type { VatWords } from './vatWords';

type VatCalculatorProps = {
  rules: VatRules;
  choices: VatChoices;
  messages: VatMessages;
  /** Sentences from content for the notes on a result. */
  words: VatWords;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** The calculation with all that it shows: fetched while the visitor still types. */
export const lateResult = latePart(() => import('./vatResult').then((file) => file.vatResult));

/** VAT of a sale, and whether a turnover asks for registration. */
export function VatCalculator(props: VatCalculatorProps) {
  const { rules, choices, messages, texts, slots } = props;
  const form = useVatForm(rules, messages);
  const resultOf = useLatePart(lateResult);

  return (
    <CalculatorGrid
      areTablesNarrow
      doesFormVary
      texts={texts}
      slots={slots}
      result={form.input && resultOf?.(form.input, props)}
      form={<VatForm form={form} choices={choices} messages={messages} />}
    />
  );
}
