'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { todayInDarEsSalaam } from '@/lib/dates/today';
import {
  isHoldingAsked,
  readWithholdingInput,
  type WithholdingField,
  type WithholdingInput,
} from '@/lib/tax/withholding';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { type WithholdingData, withholdingResult } from './withholdingResult';

/** From a payment to the tax that is withheld from it, by whom it is paid and until when. */
export const WithholdingCalculator = defineCalculator<WithholdingData, WithholdingField, WithholdingInput>({
  fields: ({ rules, choices }, { kind, payee = '' }) => ({
    payee: choiceField({ label: 'Who is paid', options: choices.payee }),
    kind: choiceField({ label: 'Kind of payment', options: choices.kind, first: rules.kinds[0]?.id ?? '' }),
    payer: choiceField({ label: 'Who pays', options: choices.payer }),
    state: choiceField({
      label: 'Resident of a treaty state',
      options: choices.state,
      placeholder: 'None of these',
      isShown: payee === 'non-resident',
    }),
    holding: choiceField({
      label: 'Share of the paying company that it holds',
      options: choices.holding,
      placeholder: 'Less, or none',
      isShown: isHoldingAsked(
        rules.kinds.find(({ id }) => id === kind),
        payee,
      ),
    }),
    amount: amountField({ label: 'Amount, without VAT', first: '1,000,000', step: 1000, isRequired: true }),
    basis: choiceField({ label: 'The amount is', options: choices.basis }),
    day: dateField({ label: 'Day of payment', hint: 'Leave it empty for today.' }),
  }),
  submitLabel: () => 'Find the tax',
  parse: (texts, { rules }) => readWithholdingInput(texts, rules, todayInDarEsSalaam()),
  toParams: ({ kind, payer, payee, state, holding, amount, basis, day }) => ({
    kind,
    payer,
    payee,
    state,
    holding: holding > 0 ? String(holding) : '',
    amount: String(amount),
    basis,
    day,
  }),
  example: (builtOn) => ({ kind: 'rent', payee: 'person', day: builtOn }),
  result: withholdingResult,
  doesFormVary: true,
});
