'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import type { SelectProps } from '@/components/ui/select/Select';
import type { PenaltyMessages } from '@/lib/tax/penaltyMessages';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts } from '../result/resultModel';
import { PenaltiesForm } from './PenaltiesForm';
import { usePenaltiesForm } from './usePenaltiesForm';

type PenaltiesCalculatorProps = {
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  messages: PenaltyMessages;
  /** Address of the Bank of Tanzania, which publishes the discount rate. */
  bank: string;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** The calculation with all that it shows: fetched while the visitor still types. */
export const lateResult = latePart(() => import('./penaltyResult').then((file) => file.penaltyResult));

/** What a late return or payment costs, month by month. */
export function PenaltiesCalculator(props: PenaltiesCalculatorProps) {
  const { rules, kinds, messages, bank, texts, slots } = props;
  const form = usePenaltiesForm(rules, messages);
  const resultOf = useLatePart(lateResult);

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      result={form.input && resultOf?.(form.input, props)}
      form={<PenaltiesForm form={form} rules={rules} kinds={kinds} bank={bank} />}
    />
  );
}
