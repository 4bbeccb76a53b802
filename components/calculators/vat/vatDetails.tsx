import { formatMonth } from '@/lib/dates/formatMonth';
import type { VatInput, VatResult } from '@/lib/tax/vat';
import { paymentBreakdown, registrationBreakdown, saleBreakdown } from '@/lib/tax/vatBreakdown';
import type { RegistrationInput, RegistrationResult } from '@/lib/tax/vatRegistration';
import type { ResultDetails } from '../result/resultModel';
import { RegistrationNotes } from './RegistrationNotes';
import { SaleNotes } from './SaleNotes';
import type { VatWords } from './vatWords';

/** What stands beside the VAT of a sale. */
export function saleDetails(input: VatInput, result: VatResult, words: VatWords): ResultDetails {
  const { net, vat, gross, withheld, received, left } = result;
  const kept = input.withheld
    ? [
        { value: received, unit: 'shillings' as const, label: 'reaches the supplier' },
        { value: left, unit: 'shillings' as const, label: 'VAT left to pay on this sale' },
      ]
    : [];
  return {
    bars: [
      {
        title: 'What the price is made of',
        total: gross,
        scale: gross,
        parts: [
          { label: 'Without VAT', amount: net, tone: 'action' },
          ...(input.withheld ? [{ label: 'VAT kept back', amount: withheld, tone: 'accent' as const }] : []),
          { label: input.withheld ? 'VAT left to pay' : 'VAT', amount: Math.max(0, left), tone: 'alert' },
        ],
      },
    ],
    statistics: [
      {
        items: [
          { value: net, unit: 'shillings', label: 'without VAT' },
          { value: vat, unit: 'shillings', label: 'VAT' },
          { value: gross, unit: 'shillings', label: 'with VAT' },
          ...kept,
        ],
      },
    ],
    notes: <SaleNotes input={input} words={words} />,
    tables: [
      { caption: 'The price', rows: saleBreakdown(input, result) },
      { caption: 'What is paid to TRA, and by when', rows: paymentBreakdown(input, result) },
    ],
  };
}

/** What stands beside the test of registration. */
export function registrationDetails(
  input: RegistrationInput,
  result: RegistrationResult,
  words: VatWords,
): ResultDetails {
  return {
    statistics: [],
    notes: <RegistrationNotes input={input} result={result} words={words} />,
    tables: [{ caption: 'The test', rows: registrationBreakdown(result) }],
    sheet: {
      caption: 'Month by month: turnover of the months up to each, TZS',
      columns: ['Month', 'Turnover', '6 months', '12 months'],
      rows: result.months.map(({ month, turnover, six, twelve }) => [
        formatMonth(month, 'short'),
        turnover,
        six,
        twelve,
      ]),
    },
  };
}
