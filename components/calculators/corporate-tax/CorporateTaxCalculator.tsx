'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { type CorporateField, type CorporateInput, FOUR_YEARS, readCorporateInput } from '@/lib/tax/corporateTax';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { FieldPanel } from '../form/FieldPanel';
import { type CorporateTaxData, corporateTaxResult } from './corporateTaxResult';

const FOUR_YEARS_OPTIONS = [
  { value: 'no', label: 'No' },
  { value: FOUR_YEARS, label: 'Yes' },
];

/** A company's income tax for one accounting year, and when it is due. */
export const CorporateTaxCalculator = defineCalculator<CorporateTaxData, CorporateField, CorporateInput>({
  fields: ({ choices }) => ({
    kind: choiceField({ label: 'Kind of company', options: choices.kind }),
    income: amountField({
      label: 'Chargeable income or loss',
      hint: 'Before losses of earlier years. Enter a loss as a negative amount, for example -5,000,000.',
      step: 1000,
      isRequired: true,
    }),
    brought: amountField({
      label: 'Losses brought forward',
      hint: 'Unrelieved losses of earlier years, for tax. Leave it empty for 0.',
      step: 1000,
    }),
    four: choiceField({
      label: 'Is a loss of each of the four years before still unrelieved?',
      options: FOUR_YEARS_OPTIONS,
    }),
    turnover: amountField({ label: 'Turnover for the year', step: 1000, isRequired: true }),
    losses: amountField({ label: 'Consecutive loss years, including this one', first: '0', unit: null, step: 1 }),
    sector: choiceField({
      label: 'Sector exempt from minimum tax',
      options: choices.sector,
      placeholder: 'None of these',
    }),
    end: dateField({ label: 'Last day of the accounting year', isRequired: true }),
    paid: amountField({ label: 'Tax already paid for the year', hint: 'Leave it empty for 0.', step: 1000 }),
  }),
  arrange: (show, { texts }) => (
    <>
      {(['kind', 'income'] as const).map(show)}
      <FieldPanel summary="Losses brought forward" isUsed={texts.brought !== ''}>
        {show('brought')}
        {show('four')}
      </FieldPanel>
      {(['turnover', 'losses', 'sector', 'end', 'paid'] as const).map(show)}
    </>
  ),
  submitLabel: () => 'Calculate tax',
  parse: (texts, { rules }) => readCorporateInput(texts, rules),
  toParams: (input) => ({
    kind: input.kind,
    income: String(input.chargeableIncome),
    brought: input.broughtLosses > 0 ? String(input.broughtLosses) : '',
    four: input.isFourYears ? FOUR_YEARS : '',
    turnover: String(input.turnover),
    losses: String(input.lossYears),
    sector: input.sector,
    end: input.yearEnd,
    paid: input.taxAlreadyPaid > 0 ? String(input.taxAlreadyPaid) : '',
  }),
  example: (builtOn) => ({ income: '100,000,000', turnover: '800,000,000', end: `${builtOn.slice(0, 4)}-12-31` }),
  result: corporateTaxResult,
});
