'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { todayInDarEsSalaam } from '@/lib/dates/today';
import type { GainsInput } from '@/lib/tax/gains';
import { type GainsField, gainsParams, isIndividual, readGainsInput } from '@/lib/tax/gainsInput';
import { defineCalculator } from '../definition/defineCalculator';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import type { GainsData } from './gainsData';
import { gainsResult } from './gainsResult';

const TASKS = [
  { value: 'land', label: 'I sell land or a building' },
  { value: 'shares', label: 'I sell shares in a company here' },
  { value: 'rent', label: 'I let land or a building' },
];
const OWNERS = [
  { value: 'person', label: 'An individual resident here' },
  { value: 'body', label: 'A company or other body here' },
  { value: 'abroad', label: 'A non-resident' },
];
const LANDLORDS = [
  { value: 'person', label: 'A resident individual, not in business' },
  { value: 'body', label: 'A company, or a business of letting' },
  { value: 'abroad', label: 'A non-resident' },
];
const RECORDS = [
  { value: '', label: 'Yes, I can show it' },
  { value: 'no', label: 'No' },
];
const USES = [
  { value: '', label: 'Anything else' },
  { value: 'home', label: 'My home: owned and lived in for 3 years' },
  { value: 'farm', label: 'Farmed for 2 of the last 3 years' },
];
const LISTED = [
  { value: '', label: 'No' },
  { value: 'dse', label: 'Yes, and I am resident or hold less than a quarter' },
];
const TENANTS = [
  { value: '', label: 'For a business or an office' },
  { value: 'private', label: 'Privately, as a home' },
];

/** From a sale of land or shares, or a lease, to the tax and the stamp duty with their days. */
export const GainsCalculator = defineCalculator<GainsData, GainsField, GainsInput>({
  fields: (_, { task = 'land', seller = 'person', records = '' }) => {
    const [isLand, isShares, isRent] = [task === 'land', task === 'shares', task === 'rent'];
    return {
      task: choiceField({ label: 'What do you do?', options: TASKS }),
      seller: choiceField({ label: 'Who owns it', options: isRent ? LANDLORDS : OWNERS }),
      price: amountField({ label: 'Price', step: 100_000, isRequired: true, isShown: !isRent }),
      approved: amountField({
        label: 'Value that TRA approves',
        hint: 'Empty where it is not above the price.',
        step: 100_000,
        isShown: isLand,
      }),
      records: choiceField({ label: 'Have you records of the cost?', options: RECORDS, isShown: isLand }),
      cost: amountField({
        label: 'Cost',
        hint: 'Bought, improved, kept up; buying and selling.',
        step: 100_000,
        isRequired: true,
        isShown: isShares || (isLand && records !== 'no'),
      }),
      use: choiceField({ label: 'What was it used for?', options: USES, isShown: isLand && isIndividual(seller) }),
      listed: choiceField({ label: 'Listed in Dar es Salaam?', options: LISTED, isShown: isShares }),
      rent: amountField({ label: 'Rent of a year, without VAT', step: 100_000, isRequired: true, isShown: isRent }),
      tenant: choiceField({ label: 'The tenant rents it', options: TENANTS, isShown: isRent }),
      day: dateField({
        label: isRent ? 'Day of signing the lease' : 'Day of the contract',
        hint: isRent
          ? 'Empty counts as today.'
          : 'Or of handing over or the first payment, if earlier. Empty counts as today.',
      }),
    };
  },
  submitLabel: 'Find the tax',
  parse: (texts) => readGainsInput(texts, todayInDarEsSalaam()),
  toParams: gainsParams,
  example: (builtOn) => ({ price: '60,000,000', cost: '35,000,000', day: builtOn }),
  result: gainsResult,
  areTablesNarrow: true,
  doesFormVary: true,
});
