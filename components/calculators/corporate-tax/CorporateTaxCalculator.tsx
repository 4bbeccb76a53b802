'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type CorporateField, FOUR_YEARS, readCorporateInput } from '@/lib/tax/corporate/corporateInput';
import {
  type CorporateInput,
  type CorporateResult,
  type CorporateRules,
  corporateTax,
} from '@/lib/tax/corporate/corporateTax';
import { defineCalculator } from '../definition/defineCalculator';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { FieldPanel } from '../form/FieldPanel';
import type { ResultModel, StatisticGroup } from '../result/resultModel';
import { percent, shillings } from '../result/statistics';
import { CorporateTaxBackground, CorporateTaxNotes } from './CorporateTaxNotes';
import { corporateRows, instalmentRows, RETURN_WORDS } from './corporateRows';

type CorporateTaxData = { rules: CorporateRules; choices: Readonly<Record<'kind' | 'sector', SelectProps['options']>> };

const FOUR_YEARS_OPTIONS = [
  { value: 'no', label: 'No' },
  { value: FOUR_YEARS, label: 'Yes' },
];

/** Which of the two taxes is due, and at which rate. */
function basisOf({ minimumTax, incomeTax, minimumTaxSlices, rate }: CorporateResult): string {
  if (minimumTax <= incomeTax) return `tax on income ${rate}%`;
  return minimumTaxSlices.length > 1 ? 'minimum tax, by days' : `minimum tax ${minimumTaxSlices[0]?.rate}%`;
}

function statisticsOf({ chargeableIncome, broughtLosses }: CorporateInput, result: CorporateResult): StatisticGroup {
  const { effectiveRate, losses } = result;
  const hasLosses = broughtLosses > 0 || chargeableIncome < 0;
  return {
    items: [
      ...(hasLosses ? [shillings('losses to carry forward', losses.carried)] : []),
      losses.chargeable > 0
        ? percent('effective rate (tax / chargeable income)', effectiveRate)
        : percent('effective rate: no income to measure it by', null),
    ],
  };
}

function resultOf(input: CorporateInput, { rules, choices }: CorporateTaxData): ResultModel {
  const result = corporateTax(input, rules);
  const { taxPayable, instalments, returnDue } = result;
  const basis = basisOf(result);
  const parts = instalments.length > 0 ? 'in four instalments' : 'without instalments';
  const old = input.broughtLosses > 0 ? `, losses brought forward ${formatTzs(input.broughtLosses)}` : '';
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = dueText(returnDue, rules.holidays, RETURN_WORDS);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: due },
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, ${parts}; ${due}.`,
    inputSummary:
      `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}${old}, turnover ${formatTzs(input.turnover)}, ` +
      `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
    statistics: [statisticsOf(input, result)],
    notes: <CorporateTaxNotes input={input} result={result} />,
    background: <CorporateTaxBackground losses={result.losses} />,
    tables: [
      { caption: 'Line by line', rows: corporateRows(input, result) },
      {
        caption: instalments.length > 0 ? 'Four instalments' : 'No instalments',
        rows: instalmentRows(result, rules),
      },
    ],
  };
}

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
      hint: 'Unrelieved losses of earlier years, for tax. Empty counts as 0.',
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
    paid: amountField({ label: 'Tax already paid for the year', hint: 'Empty counts as 0.', step: 1000 }),
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
  submitLabel: 'Calculate tax',
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
  result: resultOf,
});
