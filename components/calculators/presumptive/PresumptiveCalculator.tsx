'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import { NO_RECORDS, type PresumptiveField, readPresumptiveInput } from '@/lib/tax/presumptiveTax';
import type { PresumptiveInput } from '@/lib/tax/presumptiveYear';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { FieldPanel } from '../form/FieldPanel';
import { type PresumptiveData, presumptiveResult } from './presumptiveResult';

const YES_RECORDS = 'yes';

const RECORDS = [
  { value: YES_RECORDS, label: 'Yes, as the law asks' },
  { value: NO_RECORDS, label: 'No, or not complete' },
] as const;

/** Presumptive tax on a turnover beside the tax on the profit that accounts would show. */
export const PresumptiveCalculator = defineCalculator<PresumptiveData, PresumptiveField, PresumptiveInput>({
  fields: ({ years, thisYear, traders }, _, say) => ({
    turnover: amountField({ label: say('Turnover of the year'), size: 'large', step: 100_000, isRequired: true }),
    year: choiceField({
      label: say('Calendar year'),
      first: String(thisYear),
      options: years.map((year) => ({ value: String(year), label: String(year) })),
    }),
    records: choiceField({
      label: say('Are records kept?'),
      options: RECORDS.map(({ value, label }) => ({ value, label: say(label) })),
    }),
    trader: choiceField({ label: say('What the business is'), options: traders }),
    profit: amountField({
      label: say('Profit you expect'),
      hint: say('Enter a loss as a negative amount. Without it you see the profit from which the table costs less.'),
      step: 100_000,
    }),
    cost: amountField({
      label: say('What keeping accounts costs a year'),
      hint: say('Leave it empty for 0.'),
      step: 10_000,
    }),
    tin: dateField({
      label: say('Day of the TIN'),
      hint: say('Only where the Commissioner has granted the application.'),
    }),
  }),
  arrange: (show, { texts, say }) => (
    <>
      {(['turnover', 'year', 'records', 'trader', 'profit', 'cost'] as const).map(show)}
      <FieldPanel summary={say('New trader with relief granted')} isUsed={texts.tin !== ''}>
        {show('tin')}
      </FieldPanel>
    </>
  ),
  submitLabel: (say) => say('Compare'),
  parse: (texts, { rules, years }) => readPresumptiveInput(texts, rules, years),
  toParams: (input) => ({
    turnover: String(input.turnover),
    year: String(input.year),
    records: input.hasRecords ? YES_RECORDS : NO_RECORDS,
    trader: input.trader,
    profit: input.profit === undefined ? '' : String(input.profit),
    cost: input.cost > 0 ? String(input.cost) : '',
    tin: input.tinDay ?? '',
  }),
  example: () => ({ turnover: '60,000,000' }),
  result: presumptiveResult,
});
