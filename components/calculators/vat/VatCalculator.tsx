'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatRules, vatOf } from '@/lib/tax/vat';
import { type RegistrationInput, vatRegistration } from '@/lib/tax/vatRegistration';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { useVatForm, type VatChoices, VatForm } from './VatForm';
import type { vatDetails } from './vatDetails';
import type { VatWords } from './vatWords';

type VatCalculatorProps = {
  rules: VatRules;
  choices: VatChoices;
  /** Sentences from content for the notes on a result. */
  words: VatWords;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./vatDetails').then((file) => file.vatDetails));

type Details = typeof vatDetails | undefined;

function saleResult(input: VatInput, { rules, choices, words }: VatCalculatorProps, details: Details): ResultModel {
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received } = result;
  const label = input.isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = input.withheld ? `; the buyer keeps back ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const buyer = choices.withheld.find(({ value }) => value === input.withheld)?.label ?? '';
  return {
    headline: {
      label,
      amount: vat,
      badge: `${rate}%`,
      aside: `${formatTzs(net)} without, ${formatTzs(gross)} with VAT`,
    },
    announcement: `${label} ${formatTzs(vat)}: ${formatTzs(net)} without, ${formatTzs(gross)} with VAT${kept}.`,
    inputSummary:
      `${formatTzs(input.amount)} ${input.isIncluded ? 'with' : 'without'} VAT, ${rate}%, sold on ` +
      `${formatLongDate(input.day)}; kept back: ${buyer.toLowerCase()}`,
    details: details?.sale(input, result, words),
  };
}

function registrationResult(
  input: RegistrationInput,
  { rules, choices, words }: VatCalculatorProps,
  details: Details,
): ResultModel {
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, applyBy, months } = result;
  const label = 'Highest turnover of 12 months in a row';
  const who = choices.who.find(({ value }) => value === input.who)?.label ?? '';
  const badge = applyBy
    ? `Register: apply by ${formatLongDate(applyBy)}`
    : input.who
      ? 'Register whatever the turnover'
      : 'Below both thresholds';
  const aside = reached
    ? `threshold reached in ${formatMonth(reached.month)}`
    : `to the end of ${formatMonth(highestTwelve.month)}`;
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: `${who}; turnover of ${months.length} months from ${formatMonth(input.first)}`,
    details: details?.registration(input, result, words),
  };
}

/** VAT of a sale, and whether a turnover asks for registration. */
export function VatCalculator(props: VatCalculatorProps) {
  const { rules, choices, texts, slots } = props;
  const form = useVatForm(rules);
  const details = useLatePart(lateDetails);
  const question = form.input;

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      result={
        question &&
        (question.task === 'sale'
          ? saleResult(question.input, props, details)
          : registrationResult(question.input, props, details))
      }
      form={<VatForm form={form} choices={choices} />}
    />
  );
}
