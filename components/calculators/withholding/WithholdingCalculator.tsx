'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber, formatTzs } from '@/lib/money/format';
import {
  type WithholdingInput,
  type WithholdingResult,
  type WithholdingRules,
  type WithholdingStatus,
  withholding,
} from '@/lib/tax/withholding';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { useWithholdingForm, type WithholdingChoices, WithholdingForm } from './WithholdingForm';
import type { withholdingDetails } from './withholdingDetails';
import type { WithholdingWords } from './withholdingWords';

type WithholdingCalculatorProps = {
  rules: WithholdingRules;
  choices: WithholdingChoices;
  /** Sentences from content for the notes on a result. */
  words: WithholdingWords;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./withholdingDetails').then((file) => file.withholdingDetails));

const finalWords = (isFinal: boolean | null) => (isFinal === null ? '' : isFinal ? ', final' : ', not final');

const NO_TAX: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  private: 'nothing to withhold',
  payer: 'not by this payer',
  nothing: 'nothing to withhold',
  unconfirmed: 'ask before you pay',
  early: 'before our table begins',
};

const WORDS: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  unconfirmed: 'Not confirmed',
  early: 'Not known',
};

function headlineFor({ status, rate, tax, isFinal, due, gross }: WithholdingResult): ResultModel['headline'] {
  const isInstalment = status === 'instalment';
  return {
    label: isInstalment ? 'Tax as one instalment' : 'Tax to withhold',
    amount: tax,
    words: WORDS[status],
    badge: NO_TAX[status] ?? `${formatNumber(rate)}%${finalWords(isFinal)}`,
    aside: isInstalment ? 'paid by the payee' : due ? `pay by ${formatLongDate(due)}` : `of ${formatTzs(gross)}`,
  };
}

function resultFor(
  input: WithholdingInput,
  { rules, choices, words }: WithholdingCalculatorProps,
  detailsOf: typeof withholdingDetails | undefined,
): ResultModel {
  const result = withholding(input, rules);
  const headline = headlineFor(result);
  const labelOf = (name: keyof WithholdingChoices, id: string) =>
    choices[name].find(({ value }) => value === id)?.label ?? '';
  const state = input.state ? `, resident of ${labelOf('state', input.state)}` : '';
  return {
    headline,
    announcement:
      `${headline.label} ${headline.words ?? formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
      `${formatTzs(result.net)} is left of ${formatTzs(result.gross)}.`,
    inputSummary:
      `${labelOf('kind', input.kind)}; payer: ${labelOf('payer', input.payer)}; payee: ` +
      `${labelOf('payee', input.payee)}${state}; ${formatTzs(input.amount)} ` +
      `${input.basis === 'net' ? 'in hand' : 'before tax'}, paid on ${formatLongDate(input.day)}`,
    details: detailsOf?.(input, result, words),
  };
}

/** From a payment to the tax that is withheld from it, by whom it is paid and until when. */
export function WithholdingCalculator(props: WithholdingCalculatorProps) {
  const { rules, choices, texts, slots } = props;
  const form = useWithholdingForm(rules);
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      result={form.input && resultFor(form.input, props, detailsOf)}
      form={<WithholdingForm form={form} rules={rules} choices={choices} />}
    />
  );
}
