'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import type { ReactNode } from 'react';
import { RichSentence } from '@/components/shared/RichSentence';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownLines, type BreakdownRow, rowsFrom, shillingsInWords } from '@/lib/money/breakdown';
import { formatAmount as f, formatPercent, formatTzs, formatExact as typed } from '@/lib/money/format';
import {
  cheaperTurnovers,
  NO_RECORDS,
  type PresumptiveField,
  type PresumptiveResult,
  presumptiveTax,
  readPresumptiveInput,
  yearOfLaw,
  yearsOf,
} from '@/lib/tax/presumptiveTax';
import {
  type LinearPiece,
  type PresumptiveInput,
  type PresumptiveRules,
  type SliceStatus,
  type YearSlice,
  yearPieces,
} from '@/lib/tax/presumptiveYear';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';
import { amountField, choiceField, dateField, FieldPanel } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { AskLink } from './layout/AskLink';
import { type Bar, type FactGroup, percentFact, type ResultModel, shillingsFact } from './result/resultModel';
import { labelOf, optionsOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of each row. The server takes them from the published law. */
type PresumptiveLines = BreakdownLines<
  'turnover' | 'presumptive' | 'profit' | 'profitTax' | 'cost' | 'accounts' | 'saved' | 'dearer'
>;

type PresumptiveData = { rules: PresumptiveRules; lines: PresumptiveLines };

type PresumptiveParts = PresumptiveData & { input: PresumptiveInput; translate: Translate };

/** Reasons why part of the year is not taxed under the table. */
const WHY: Record<Exclude<SliceStatus, 'table' | 'above-ceiling'>, Phrase> = {
  relief: 'relief for a new trader',
  'before-start': 'before the TIN',
  closed: 'the table is closed',
  'no-figure': 'the table has no figure without records',
};

function ruleOf({ status, days, table }: YearSlice, translate: Translate): string {
  if (status === 'table')
    return translate('under the table from {day}, {days} days', {
      day: formatLongDate(table.from, translate.language),
      days,
    });
  return status === 'above-ceiling'
    ? translate('above the ceiling of {amount}', { amount: f(table.ceiling) })
    : translate(WHY[status]);
}

/** Formula of a band, for example '90,000 + 3% × (8,000,000 − 7,000,000) = 120,000'. */
const bandFormula = ({ fixed, rate, above }: LinearPiece, amount: number, tax: number) =>
  `${fixed === 0 ? '' : `${f(fixed)} + `}${rate}% × (${typed(amount)} − ${f(above)}) = ${f(tax)}`;

/** Formula for a year's tax on the turnover under the table. */
function turnoverFormula({ table, yearTax }: YearSlice, { turnover, hasRecords }: PresumptiveInput): string {
  const band = table.bands.findLast(({ above }) => above < turnover);
  const tax = hasRecords ? band?.records : band?.noRecords;
  if (!band || !tax) return '';
  if (tax.rate === 0) return f(yearTax);
  if (band.isOfWhole) return `${tax.rate}% × ${typed(turnover)} = ${f(yearTax)}`;
  return bandFormula({ ...tax, above: band.above }, turnover, yearTax);
}

function sliceRow(slice: YearSlice, index: number, { input, translate }: PresumptiveParts, daysOfYear: number) {
  const { status, table, days, tax, first, last } = slice;
  const ofYear =
    status === 'table' ? turnoverFormula(slice, input) : translate('The table sets no tax for these days.');
  const byDays = status === 'table' && days < daysOfYear;
  return {
    id: `part-${index + 1}`,
    label: translate('{from} to {to}', {
      from: formatLongDate(first, translate.language),
      to: formatLongDate(last, translate.language),
    }),
    rule: ruleOf(slice, translate),
    law: table.law,
    amount: tax,
    formula: byDays
      ? translate('{formula} for a year; × {days} / {all} = {tax}', {
          formula: ofYear,
          days,
          all: daysOfYear,
          tax: f(tax),
        })
      : ofYear,
  };
}

export function presumptiveRows(parts: PresumptiveParts, result: PresumptiveResult): BreakdownRow[] {
  const { slices, tax, coverage } = result;
  const row = rowsFrom(parts.lines);
  const daysOfYear = slices.reduce((sum, { days }) => sum + days, 0);
  const rows = [
    row('turnover', { amount: parts.input.turnover, isTyped: true, formula: parts.translate(YOUR_FIGURE) }),
    ...slices.map((slice, index) => sliceRow(slice, index, parts, daysOfYear)),
  ];
  if (coverage === 'none') return rows;
  const sumOf = slices.map((_, index) => `part-${index + 1}`);
  return [...rows, row('presumptive', { amount: tax, sumOf, kind: 'total' })];
}

function profitFormula(profit: number, { profitTax, accounts }: PresumptiveResult, translate: Translate): string {
  const band = profitTax.findLast(({ above }) => above < profit);
  const tax = f(accounts?.tax ?? 0);
  if (profit <= 0 || !band || band.rate === 0) return translate('There is no tax up to the end of the first band.');
  if (!Number.isInteger(band.rate))
    return translate('By number of days, from the bands before and after the change: {tax}', { tax });
  return bandFormula(band, profit, accounts?.tax ?? 0);
}

/** Rows from the profit to the tax with accounts, and the comparison. Empty without a profit. */
export function accountsRows({ input, lines, translate }: PresumptiveParts, result: PresumptiveResult): BreakdownRow[] {
  const { profit = 0, cost } = input;
  const { accounts, tax, coverage } = result;
  if (!accounts) return [];
  const row = rowsFrom(lines);
  const rows = [
    row('profit', { amount: profit, isTyped: true, formula: translate(YOUR_FIGURE) }),
    row('profitTax', { amount: accounts.tax, mark: 'success', formula: profitFormula(profit, result, translate) }),
    row('cost', {
      amount: cost,
      isTyped: true,
      mark: cost > 0 ? 'hatched' : undefined,
      formula: translate(YOUR_FIGURE),
    }),
    row('accounts', { amount: accounts.total, sumOf: ['profitTax', 'cost'], kind: 'total' }),
  ];
  if (coverage !== 'whole') return rows;
  const { difference } = accounts;
  const formula = shillingsInWords([accounts.total, -tax], difference);
  return [...rows, row(difference < 0 ? 'saved' : 'dearer', { amount: Math.abs(difference), formula })];
}

/** Describes the turnovers at which keeping accounts costs less, for the visitor's expected margin. */
function turnoversInWords(
  input: PresumptiveInput,
  { coverage, profitTax }: PresumptiveResult,
  rules: PresumptiveRules,
  translate: Translate,
): string | undefined {
  const { profit, turnover, cost } = input;
  const table = yearPieces(input, rules);
  if (profit === undefined || coverage !== 'whole' || table.upTo === 0) return undefined;
  const margin = profit / turnover;
  const share = formatPercent(margin * 100);
  const ranges = cheaperTurnovers({ table, profitTax, margin, cost })
    .map(({ from, to }) => translate('from {from} to {to}', { from: f(from), to: f(to) }))
    .join(translate(' and '));
  return ranges === ''
    ? translate(
        'At this profit margin ({share}), tax under the table is never more than the tax and the cost with accounts, at any turnover that it covers.',
        {
          share,
        },
      )
    : translate(
        'At this profit margin ({share}) accounts are cheaper for a turnover {ranges}. The table covers turnover up to {ceiling}.',
        { share, ranges, ceiling: f(table.upTo) },
      );
}

function notesOn(
  input: PresumptiveInput,
  result: PresumptiveResult,
  data: PresumptiveData,
  translate: Translate,
): ReactNode {
  const { slices, coverage, breakEven } = result;
  const count = (wanted: SliceStatus) => slices.filter(({ status }) => status === wanted).length;
  const closed = data.rules.traders.find(({ id }) => id === input.trader)?.closed;
  const isWithinTurnover = coverage === 'whole' && breakEven && breakEven.profit < input.turnover;
  return paragraphs(
    count('closed') > 0 && closed && (
      <>
        <strong>{closed.reason}.</strong> {closed.law}.
      </>
    ),
    count('above-ceiling') > 0 &&
      translate(
        coverage === 'part'
          ? 'For part of the year the turnover is above the ceiling. The amount above is for the rest of the year. Ask us before you file.'
          : 'The turnover is above the table’s ceiling, so you pay tax on the profit in your accounts.',
      ),
    count('no-figure') > 0 &&
      translate('Above this turnover the old table had a figure only for traders with records.'),
    turnoversInWords(input, result, data.rules, translate),
    isWithinTurnover &&
      translate('At a profit of {profit} both cost the same; below that, accounts cost less.', {
        profit: formatTzs(breakEven.profit),
      }),
    count('table') > 1 &&
      translate(
        'The table changed during the year, so the tax is apportioned by the number of days. Ask us before you file.',
      ),
    count('relief') > 0 &&
      translate('Nothing is due during the relief. We work out the rest of the year by the number of days.'),
    input.trader === 'mixed' &&
      translate('Other income is added to the profit before the bands for individuals apply.'),
    <RichSentence
      text={translate(
        'To be taxed on profit instead, make that choice for the year and keep accounts. {ask} what they would show.',
      )}
      values={{
        ask: (
          <AskLink language={translate.language} service="accounting">
            {translate('Ask us')}
          </AskLink>
        ),
      }}
    />,
  );
}

/** Describes the profit above which the tax with accounts is more than the tax under the table. */
function edgeInWords(
  { tax, breakEven }: PresumptiveResult,
  { turnover }: PresumptiveInput,
  translate: Translate,
): string {
  if (tax === 0) return translate('keeping accounts would save nothing');
  if (!breakEven) return translate('accounts never cost less');
  if (breakEven.profit >= turnover) return translate('accounts cost less at any profit');
  return translate('accounts cost less below a profit of {profit}', { profit: formatTzs(breakEven.profit) });
}

function differenceInWords(difference: number, translate: Translate): string {
  if (difference === 0) return translate('the same with accounts');
  const amount = formatTzs(Math.abs(difference));
  return translate(difference < 0 ? '{amount} less with accounts' : '{amount} more with accounts', { amount });
}

function headlineOf(input: PresumptiveInput, result: PresumptiveResult, translate: Translate) {
  const { coverage, tax: amount, effectiveRate, accounts } = result;
  const { year } = input;
  const ofProfit = accounts && translate('{amount} on your profit', { amount: formatTzs(accounts.total) });
  if (coverage === 'part') {
    const label = translate('Presumptive tax for part of {year}', { year });
    return {
      label,
      amount,
      badge: translate('the rest of the year is not clear'),
      aside: ofProfit ?? translate('see the notes'),
    };
  }
  const label = translate('Presumptive tax for {year}', { year });
  if (coverage === 'none') {
    const aside = ofProfit ?? translate('tax on the profit instead');
    return { label, amount, words: translate('Does not apply'), badge: translate('see why'), aside };
  }
  const badge = accounts
    ? differenceInWords(accounts.difference, translate)
    : translate('{percent} of turnover', { percent: formatPercent(effectiveRate) });
  return { label, amount, badge, aside: ofProfit ?? edgeInWords(result, input, translate) };
}

/** Two bars on the same scale: the tax on turnover, and the tax with accounts plus their cost. */
function barsOf(
  { cost }: PresumptiveInput,
  { coverage, tax, accounts }: PresumptiveResult,
  translate: Translate,
): Bar[] {
  if (!accounts || coverage !== 'whole') return [];
  const scale = Math.max(tax, accounts.total);
  if (scale === 0) return [];
  return [
    {
      title: translate('By turnover'),
      scale,
      parts: [{ label: translate('Presumptive tax'), amount: tax, tone: 'action' }],
    },
    {
      title: translate('With accounts'),
      scale,
      parts: [
        { label: translate('Tax on the profit'), amount: accounts.tax, tone: 'success' },
        ...(cost > 0 ? [{ label: translate('Cost of accounts'), amount: cost, tone: 'hatched' as const }] : []),
      ],
    },
  ];
}

function factsOf({ coverage, effectiveRate, breakEven }: PresumptiveResult, translate: Translate): FactGroup[] {
  if (coverage !== 'whole') return [];
  const { profit = null, margin = null } = breakEven ?? {};
  return [
    {
      items: [
        percentFact(translate('tax as a share of turnover'), effectiveRate),
        shillingsFact(translate('break-even profit'), profit),
        percentFact(translate('that profit as a share of turnover'), margin),
      ],
    },
  ];
}

function presumptiveResult(input: PresumptiveInput, data: PresumptiveData, translate: Translate): ResultModel {
  const result = presumptiveTax(input, data.rules);
  const headline = headlineOf(input, result, translate);
  const profit = input.profit === undefined ? '' : translate(', profit {profit}', { profit: formatTzs(input.profit) });
  const trader = labelOf(data.rules.traders, input.trader);
  const parts = { ...data, input, translate };
  const rows = presumptiveRows(parts, result);
  const bars = barsOf(input, result, translate);
  const accounts = { title: translate('With accounts'), bars, rows: accountsRows(parts, result) };
  return {
    headline,
    announcement: `${headline.label}: ${headline.words ?? formatTzs(headline.amount)}; ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      translate(
        input.hasRecords
          ? '{trader}; turnover {turnover} in {year}, records kept'
          : '{trader}; turnover {turnover} in {year}, records not kept',
        { trader, turnover: formatTzs(input.turnover), year: input.year },
      ) + profit,
    rows,
    facts: factsOf(result, translate),
    notes: notesOn(input, result, data, translate),
    answers: [],
    details: [...(result.accounts ? [accounts] : []), { title: translate('By turnover'), rows }],
  };
}

/** Compares presumptive tax on turnover with tax on the profit shown by accounts. */
export const PresumptiveCalculator = defineCalculator<PresumptiveData, PresumptiveField, PresumptiveInput>({
  fields: ({ rules }, _, translate) => ({
    turnover: amountField({
      label: translate('Turnover for the year'),
      size: 'large',
      step: 100_000,
      isRequired: true,
    }),
    year: choiceField({
      label: translate('Calendar year'),
      first: String(yearOfLaw(rules)),
      options: yearsOf(rules).map((year) => ({ value: String(year), label: String(year) })),
    }),
    records: choiceField({
      label: translate('Do you keep records?'),
      options: [
        { value: 'yes', label: translate('Yes, as the law requires') },
        { value: NO_RECORDS, label: translate('No, or only some') },
      ],
    }),
    trader: choiceField({ label: translate('Kind of business'), options: optionsOf(rules.traders) }),
    profit: amountField({
      label: translate('Profit you expect'),
      hint: translate(
        'Enter a loss with a minus sign. Leave this blank to see the profit at which both cost the same.',
      ),
      step: 100_000,
    }),
    cost: amountField({
      label: translate('Yearly cost of keeping accounts'),
      hint: translate('Leave this blank if it is 0.'),
      step: 10_000,
    }),
    tin: dateField({
      label: translate('Day of the TIN'),
      hint: translate('Enter it only if the Commissioner has granted your application.'),
    }),
  }),
  arrange: (show, { texts, translate }) => (
    <>
      {(['turnover', 'year', 'records', 'trader', 'profit', 'cost'] as const).map(show)}
      <FieldPanel summary={translate('New trader with relief granted')} isUsed={texts.tin !== ''}>
        {show('tin')}
      </FieldPanel>
    </>
  ),
  submitLabel: (translate) => translate('Compare'),
  parse: (texts, { rules }) => readPresumptiveInput(texts, rules),
  example: () => ({ turnover: '60,000,000' }),
  result: presumptiveResult,
});
