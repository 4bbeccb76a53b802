'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { todayInDarEsSalaam } from '@/lib/dates/today';
import { readVatInput, type VatField, type VatQuestion } from '@/lib/tax/vat';
import { amountField, choiceField, dateField, linesField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { registrationResult, saleResult, type VatData } from './vatResult';

/** VAT of a sale, and whether a turnover asks for registration. */
export const VatCalculator = defineCalculator<VatData, VatField, VatQuestion>({
  fields: ({ choices }, { task = 'sale' }) => {
    const isSale = task !== 'register';
    return {
      task: choiceField({ label: 'What do you want to know?', options: choices.task }),
      amount: amountField({
        label: 'Amount of the sale',
        first: '1,180,000',
        step: 1000,
        isRequired: true,
        isShown: isSale,
      }),
      basis: choiceField({ label: 'The amount is', options: choices.basis, isShown: isSale }),
      rate: choiceField({ label: 'Rate', options: choices.rate, isShown: isSale }),
      withheld: choiceField({ label: 'Withheld by the buyer', options: choices.withheld, isShown: isSale }),
      day: dateField({ label: 'Day of the sale', hint: 'Leave it empty for today.', isShown: isSale }),
      who: choiceField({ label: 'Who sells', options: choices.who, isShown: !isSale }),
      first: dateField({
        label: 'First month',
        type: 'month',
        hint: 'Year and month, for example 2025-01.',
        isRequired: true,
        isShown: !isSale,
      }),
      months: linesField({
        label: 'Turnover of each month',
        hint: 'Type or paste 12 to 24 months, the oldest first, one below the other. Taxable sales without VAT; 0 for a month without sales.',
        rows: 8,
        inputMode: 'text',
        autoComplete: 'off',
        isRequired: true,
        isShown: !isSale,
      }),
    };
  },
  submitLabel: (_, { task }) => (task === 'register' ? 'Compare with the threshold' : 'Calculate VAT'),
  parse: (texts, { rules }) => readVatInput(texts, { rules, today: todayInDarEsSalaam() }),
  toParams: (question, { task, first, months, who, basis, rate, withheld }) =>
    question.task === 'register'
      ? { task, first, months, who, amount: '', basis: '', rate: '', withheld: '', day: '' }
      : {
          task,
          amount: String(question.input.amount),
          basis,
          rate,
          withheld,
          day: question.input.day,
          first: '',
          months: '',
          who: '',
        },
  example: (builtOn) => ({ day: builtOn }),
  result: (question, data) =>
    question.task === 'sale' ? saleResult(question.input, data) : registrationResult(question.input, data),
  doesFormVary: true,
});
