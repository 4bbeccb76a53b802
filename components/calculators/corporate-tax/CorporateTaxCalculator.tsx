'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { SelectProps } from '@/components/ui/select/Select';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { corporateBreakdown, instalmentBreakdown } from '@/lib/tax/corporateBreakdown';
import { type CorporateField, readCorporateInput } from '@/lib/tax/corporateInput';
import { type CorporateInput, type CorporateRules, corporateTax } from '@/lib/tax/corporateTax';
import { defineCalculator } from '../definition/defineCalculator';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import type { ResultModel } from '../result/resultModel';
import { CorporateTaxNotes } from './CorporateTaxNotes';

type CorporateTaxData = { rules: CorporateRules; choices: Readonly<Record<'kind' | 'sector', SelectProps['options']>> };

function resultOf(input: CorporateInput, { rules, choices }: CorporateTaxData): ResultModel {
  const result = corporateTax(input, rules);
  const { taxPayable, incomeTax, minimumTax, minimumTaxRate, effectiveRate, returnDue } = result;
  const basis = minimumTax > incomeTax ? `minimum tax ${minimumTaxRate}%` : `tax on income ${result.rate}%`;
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = formatLongDate(returnDue);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: `final return by ${due}` },
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, in four instalments; final return by ${due}.`,
    inputSummary:
      `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}, turnover ${formatTzs(input.turnover)}, ` +
      `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
    statistics: [
      {
        items: [
          { value: incomeTax, unit: 'shillings', label: 'tax on income' },
          { value: minimumTax, unit: 'shillings', label: 'minimum tax' },
          input.chargeableIncome > 0
            ? { value: effectiveRate, unit: 'percent', label: 'effective rate (tax / chargeable income)' }
            : { value: null, unit: 'percent', label: 'effective rate: no income to measure it by' },
        ],
      },
    ],
    notes: <CorporateTaxNotes input={input} result={result} />,
    tables: [
      { caption: 'Line by line', rows: corporateBreakdown(input, result) },
      { caption: 'Four instalments', rows: instalmentBreakdown(result) },
    ],
  };
}

/** A company's income tax for one accounting year, and when it is due. */
export const CorporateTaxCalculator = defineCalculator<CorporateTaxData, CorporateField, CorporateInput>({
  fields: ({ choices }) => ({
    kind: choiceField({ label: 'Kind of company', options: choices.kind }),
    income: amountField({
      label: 'Chargeable income or loss',
      hint: 'Enter a loss as a negative amount, for example -5,000,000.',
      step: 1000,
      isRequired: true,
    }),
    turnover: amountField({ label: 'Turnover for the year', step: 1000, isRequired: true }),
    losses: amountField({ label: 'Consecutive loss years, including this one', first: '0', unit: null, step: 1 }),
    sector: choiceField({
      label: 'Sector exempt from minimum tax',
      options: choices.sector,
      placeholder: 'None of these',
    }),
    end: dateField({ label: 'Last day of the accounting year', isRequired: true }),
    paid: amountField({ label: 'Tax already paid for the year', hint: 'Empty counts as 0.', step: 1000 }),
  }),
  submitLabel: 'Calculate tax',
  parse: (texts, { rules }) => readCorporateInput(texts, rules),
  toParams: (input) => ({
    kind: input.kind,
    income: String(input.chargeableIncome),
    turnover: String(input.turnover),
    losses: String(input.lossYears),
    sector: input.sector,
    end: input.yearEnd,
    paid: input.taxAlreadyPaid > 0 ? String(input.taxAlreadyPaid) : '',
  }),
  result: resultOf,
  areTablesNarrow: true,
});
