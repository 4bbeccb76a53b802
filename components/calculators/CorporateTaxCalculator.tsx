'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import type { ReactNode } from 'react';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { sumExactly } from '@/lib/money/amount';
import { type BreakdownLines, type BreakdownRow, rowsFrom } from '@/lib/money/breakdown';
import { formatAmount as f, formatTzs, formatExact as typed } from '@/lib/money/format';
import {
  type CorporateField,
  type CorporateInput,
  type CorporateResult,
  type CorporateRules,
  corporateTax,
  FOUR_YEARS,
  readCorporateInput,
} from '@/lib/tax/corporateTax';
import { amountField, choiceField, dateField, FieldPanel } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { AskLink } from './layout/AskLink';
import { type FactGroup, percentFact, type ResultModel, shillingsFact } from './result/resultModel';
import { goodToKnow, labelOf, optionsOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of each row. The server takes them from the published law. */
export type CorporateLines = BreakdownLines<
  | 'income'
  | 'yearIncome'
  | 'oldLosses'
  | 'chargeable'
  | 'minimum'
  | 'payable'
  | 'paid'
  | 'balance'
  | 'overpaid'
  | 'left'
  | 'instalments'
  | 'return'
>;

type CorporateTaxData = { rules: CorporateRules; lines: CorporateLines };

/** An accounting year with its tax. */
type TaxYear = CorporateTaxData & { input: CorporateInput; result: CorporateResult };

/** Rows from the year's income to the income after losses brought forward. Empty without losses. */
function lossRows({ input, result: { losses }, lines }: TaxYear): BreakdownRow[] {
  const row = rowsFrom(lines);
  const { chargeableIncome: income, broughtLosses } = input;
  const { cap, relief, chargeable } = losses;
  if (broughtLosses === 0 || income <= 0) return [];
  const covered = cap === undefined ? typed(income) : `${typed(income)} × ${cap}% = ${f((income * cap) / 100)}`;
  const rule = cap === undefined ? 'up to the whole income' : `at most ${cap}% of the income`;
  const formula = `The lower of ${typed(broughtLosses)} and ${covered}.`;
  return [
    row('yearIncome', { amount: income, isTyped: true, formula: YOUR_FIGURE }),
    row('oldLosses', { amount: relief, rule, formula, kind: 'deduction' }),
    row('chargeable', { amount: chargeable, sumOf: ['yearIncome', 'oldLosses'] }),
  ];
}

function incomeRow({ input: { kind }, result, rules: { kinds }, lines }: TaxYear): BreakdownRow {
  const { rate, incomeTax: amount, losses } = result;
  const income = losses.chargeable;
  const { law, condition } = kinds.find(({ id }) => id === kind) ?? {};
  const isTaxed = income > 0;
  return rowsFrom(lines)('income', {
    amount,
    law: `${law}. ${condition}`,
    rule: isTaxed ? `${rate}% of chargeable income` : 'no chargeable income',
    formula: isTaxed ? `${f(income)} × ${rate}% = ${f(amount)}` : 'There is no income to tax.',
  });
}

function minimumRow({ input: { turnover }, result, lines }: TaxYear): BreakdownRow {
  const row = rowsFrom(lines);
  const { minimumTaxGround: ground, minimumTaxSlices: slices, minimumTax: amount } = result;
  if (ground !== 'charged') {
    const why = ground === 'excluded-sector' ? 'excluded sector' : 'too few consecutive loss years';
    return row('minimum', { amount, rule: `not charged: ${why}`, formula: 'Nothing is charged on turnover.' });
  }
  if (slices.length === 1) {
    const rate = slices[0]?.rate ?? 0;
    const formula = `${typed(turnover)} × ${rate}% = ${f(amount)}`;
    return row('minimum', { amount, rule: `${rate}% of turnover`, formula });
  }
  const days = slices.reduce((sum, slice) => sum + slice.days, 0);
  const parts = slices.map((slice) => `${slice.days} × ${slice.rate}%`).join(' + ');
  const rule = `by number of days: ${slices.map((slice) => `${slice.days} at ${slice.rate}%`).join(', ')}`;
  return row('minimum', { amount, rule, formula: `${typed(turnover)} × (${parts}) / ${days} = ${f(amount)}` });
}

/** Rows from chargeable income to the tax still payable, or overpaid, for the year. */
export function corporateRows(year: TaxYear): BreakdownRow[] {
  const { input, result, lines } = year;
  const { taxAlreadyPaid: paid } = input;
  const { incomeTax, minimumTax, taxPayable, balance } = result;
  const row = rowsFrom(lines);
  return [
    ...lossRows(year),
    incomeRow(year),
    minimumRow(year),
    row('payable', { amount: taxPayable, formula: `The higher of ${f(incomeTax)} and ${f(minimumTax)}.` }),
    row('paid', { amount: paid, isTyped: true, formula: YOUR_FIGURE, kind: 'deduction' }),
    balance < 0
      ? row('overpaid', { amount: -balance, sumOf: ['-paid', '-payable'], kind: 'total' })
      : row('balance', { amount: balance, sumOf: ['payable', 'paid'], kind: 'total' }),
  ];
}

const RETURN_WORDS = { before: 'final return by', verb: 'file the final return' };

/** Rows for any instalments, with dates and balances, followed by the final balance of the year. */
export function instalmentRows({ result, rules: { holidays }, lines }: TaxYear): BreakdownRow[] {
  const { instalments, taxPayable, balance, returnDue } = result;
  const row = rowsFrom(lines);
  const rows = instalments.map(({ due, amount, covered, left }, index) => ({
    ...row('instalments', {
      label: `Instalment ${index + 1}`,
      amount,
      rule: dueText(due, holidays, { before: 'due' }),
      formula: `${f(taxPayable)} / 4 = ${f(amount)}; ${f(covered)} already paid, ${f(left)} left`,
    }),
    id: `instalment-${index + 1}`,
  }));
  const left = Math.max(0, balance);
  const paid = sumExactly(...instalments.map(({ covered }) => covered));
  const taken =
    paid === 0
      ? []
      : [
          row('paid', {
            amount: paid,
            rule: 'up to the amount of the instalments',
            formula: f(paid),
            kind: 'deduction',
          }),
        ];
  const rule = dueText(returnDue, holidays, RETURN_WORDS);
  const sum = rows.length > 0 ? { sumOf: [...rows, ...taken].map(({ id }) => id) } : {};
  return [...rows, ...taken, row('left', { amount: left, rule, ...sum, formula: f(left), kind: 'total' })];
}

/** Describes which tax is payable and at what rate. */
function basisOf({ minimumTax, incomeTax, minimumTaxSlices, rate }: CorporateResult): string {
  if (minimumTax <= incomeTax) return `tax on income ${rate}%`;
  return minimumTaxSlices.length > 1 ? 'minimum tax, by number of days' : `minimum tax ${minimumTaxSlices[0]?.rate}%`;
}

function factsOf({ chargeableIncome, broughtLosses }: CorporateInput, result: CorporateResult): FactGroup {
  const { effectiveRate, losses } = result;
  const hasLosses = broughtLosses > 0 || chargeableIncome < 0;
  return {
    items: [
      ...(hasLosses ? [shillingsFact('losses to carry forward', losses.carried)] : []),
      losses.chargeable > 0
        ? percentFact('effective rate (tax / chargeable income)', effectiveRate)
        : percentFact('effective rate: not applicable', null),
    ],
  };
}

function notesOn(input: CorporateInput, result: CorporateResult): ReactNode {
  const { minimumTaxGround, minimumTaxSlices, lastDayMinimumTax, instalments, taxPayable, losses } = result;
  const isUnlikelyLossYear =
    input.chargeableIncome > 0 && input.lossYears > 0 && (input.broughtLosses === 0 || losses.carried === 0);
  return paragraphs(
    minimumTaxGround === 'charged' && minimumTaxSlices.length > 1 && (
      <>
        The rate of minimum tax changed, or a relief began or ended, within this accounting year, so the tax is
        apportioned by the number of days (First Schedule, paragraph 5(3)). That paragraph is about income, but we apply
        it to turnover too. If the last day’s rate applied to the whole year, the minimum tax would be{' '}
        <strong>{formatTzs(lastDayMinimumTax)}</strong>.{' '}
        <AskLink language="en" service="taxation">
          Ask us
        </AskLink>{' '}
        before you file.
      </>
    ),
    instalments.length === 0 && taxPayable > 0 && 'A tax bill this small is paid with the return, not in instalments.',
    isUnlikelyLossYear &&
      'A year with income is a loss year only if the losses brought forward are larger. Please check the number of loss years.',
    result.balance < 0 && 'You have paid more than you owe. Claim the difference in the final return.',
  );
}

function corporateTaxResult(input: CorporateInput, data: CorporateTaxData): ResultModel {
  const { rules } = data;
  const result = corporateTax(input, rules);
  const year = { ...data, input, result };
  const { taxPayable, instalments, returnDue, losses } = result;
  const basis = basisOf(result);
  const parts = instalments.length > 0 ? 'in four instalments' : 'without instalments';
  const old = input.broughtLosses > 0 ? `, losses brought forward ${formatTzs(input.broughtLosses)}` : '';
  const due = dueText(returnDue, rules.holidays, RETURN_WORDS);
  const rows = corporateRows(year);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: due },
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, ${parts}; ${due}.`,
    inputSummary:
      `${labelOf(rules.kinds, input.kind)}; chargeable income ${formatTzs(input.chargeableIncome)}${old}, ` +
      `turnover ${formatTzs(input.turnover)}, loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd, 'en')}`,
    rows,
    facts: [factsOf(input, result)],
    notes: notesOn(input, result),
    answers: [],
    details: [
      { title: instalments.length > 0 ? 'Four instalments' : 'No instalments', rows: instalmentRows(year) },
      { title: 'Line by line', rows },
      goodToKnow(
        losses.cap !== undefined &&
          `Earlier losses can cover at most ${losses.cap}% of this year’s income, under the cap on its last day. The rest is carried forward without a time limit. Losses from abroad, from investment and from farming have other limits.`,
      ),
    ],
  };
}

/** Calculates a company's income tax for an accounting year, with due dates. */
export const CorporateTaxCalculator = defineCalculator<CorporateTaxData, CorporateField, CorporateInput>({
  fields: ({ rules }) => ({
    kind: choiceField({ label: 'Kind of company', options: optionsOf(rules.kinds) }),
    income: amountField({
      label: 'Chargeable income or loss',
      hint: 'Before losses from earlier years. Enter a loss as a negative amount, for example -5,000,000.',
      step: 1000,
      isRequired: true,
    }),
    brought: amountField({
      label: 'Losses brought forward',
      hint: 'Tax losses from earlier years that are still unused. Leave this blank if there are none.',
      step: 1000,
    }),
    four: choiceField({
      label: 'Have you made a tax loss in each of the last four years that is still unused?',
      options: [
        { value: '', label: 'No' },
        { value: FOUR_YEARS, label: 'Yes' },
      ],
    }),
    turnover: amountField({ label: 'Turnover for the year', step: 1000, isRequired: true }),
    losses: amountField({ label: 'Consecutive loss years, including this one', first: '0', unit: null, step: 1 }),
    sector: choiceField({
      label: 'Sector exempt from minimum tax',
      options: optionsOf(rules.minimumTax.excludedSectors),
      placeholder: 'None of these',
    }),
    end: dateField({ label: 'Last day of the accounting year', isRequired: true }),
    paid: amountField({ label: 'Tax already paid for the year', hint: 'Leave this blank if it is 0.', step: 1000 }),
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
  example: (builtOn) => ({ income: '100,000,000', turnover: '800,000,000', end: `${builtOn.slice(0, 4)}-12-31` }),
  result: corporateTaxResult,
});
