import type { Presumptive } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f } from '@/lib/money/format';
import type { PresumptiveResult } from '@/lib/tax/presumptive/presumptive';
import type { PresumptiveInput, PresumptiveTable, SliceStatus, YearSlice } from '@/lib/tax/presumptive/presumptiveYear';
import type { Phrase } from '@/lib/words/phrases';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/** Label, rule and law of the rows, of each table, and of those to whom the table is closed. */
export function presumptiveRowTexts(published: Presumptive): RowTexts {
  const { tables, traders, recordsLaw, individualLaw, choiceLaw, daysLaw } = published;
  const law = tables.at(-1)?.law ?? '';
  return {
    ...Object.fromEntries(tables.map((table) => [`table-${table.from}`, rowText('', '', table.law)])),
    ...Object.fromEntries(
      traders.flatMap(({ id, closed }) => (closed ? [[`closed-${id}`, rowText(closed.reason, '', closed.law)]] : [])),
    ),
    turnover: rowText(say('Turnover')),
    presumptive: rowText(say('Presumptive tax'), say('by the band of the turnover'), law),
    records: rowText(say('Records'), say('the right column of the table, where they are kept'), recordsLaw),
    days: rowText(say('A change inside the year'), say('the tax of each table × its share of the days'), daysLaw),
    profit: rowText(say('Profit')),
    'profit-tax': rowText(say('Tax on the profit'), say('by the bands of individuals'), individualLaw),
    cost: rowText(say('Cost of accounts')),
    accounts: rowText(say('With accounts'), say('tax on the profit and the cost'), choiceLaw),
    saved: rowText(say('Less with accounts')),
    dearer: rowText(say('More with accounts')),
  };
}

/** Why a part of the year has no tax by the table. */
const WHY: Record<Exclude<SliceStatus, 'table' | 'above-ceiling'>, Phrase> = {
  relief: 'relief of a new trader',
  'before-start': 'before the TIN',
  closed: 'the table is closed',
  'no-figure': 'the table has no figure without records',
};

function ruleOf({ status, days, table }: YearSlice): string {
  if (status === 'table') return say('by the table of {day}, {days} days', { day: formatLongDate(table.from), days });
  return status === 'above-ceiling'
    ? say('above the ceiling of {amount}', { amount: f(table.ceiling) })
    : say(WHY[status]);
}

/** Writes the formula of a turnover's band: '4% × 20,000,000 = 800,000'. */
function bandFormula({ bands }: PresumptiveTable, yearTax: number, { turnover, hasRecords }: PresumptiveInput): string {
  const band = bands.findLast(({ above }) => above < turnover);
  const tax = hasRecords ? band?.records : band?.noRecords;
  if (!band || !tax) return '';
  if (tax.rate === 0) return f(yearTax);
  if (band.isOfWhole) return `${tax.rate}% × ${f(turnover)} = ${f(yearTax)}`;
  const fixed = tax.fixed === 0 ? '' : `${f(tax.fixed)} + `;
  return `${fixed}${tax.rate}% × (${f(turnover)} − ${f(band.above)}) = ${f(yearTax)}`;
}

function sliceRow(slice: YearSlice, index: number, input: PresumptiveInput, daysOfYear: number): BreakdownRow {
  const { status, table, yearTax, days, tax } = slice;
  const ofYear = status === 'table' ? bandFormula(table, yearTax, input) : say('No tax by the table for these days.');
  const byDays = status === 'table' && days < daysOfYear;
  return {
    id: `part-${index + 1}`,
    amount: tax,
    rule: ruleOf(slice),
    formula: byDays
      ? say('{formula} for a year; × {days} / {all} = {tax}', { formula: ofYear, days, all: daysOfYear, tax: f(tax) })
      : ofYear,
  };
}

/** Builds the rows of the parts of the year with their tax. */
export function presumptiveRows(input: PresumptiveInput, result: PresumptiveResult): BreakdownRow[] {
  const { slices, tax, coverage } = result;
  const daysOfYear = slices.reduce((sum, { days }) => sum + days, 0);
  const parts = slices.map((slice, index) => sliceRow(slice, index, input, daysOfYear));
  const rows: BreakdownRow[] = [{ id: 'turnover', amount: input.turnover, formula: say(YOUR_FIGURE) }, ...parts];
  if (coverage === 'none') return rows;
  return [
    ...rows,
    { id: 'presumptive', amount: tax, formula: slices.map((slice) => f(slice.tax)).join(' + '), kind: 'total' },
  ];
}

/** Returns the texts of these rows; `laws` are keyed by table, such as table-2022-07-01. */
export const partTexts = ({ slices }: PresumptiveResult, laws: RowTexts): RowTexts =>
  Object.fromEntries(
    slices.map(({ first, last, table }, index) => [
      `part-${index + 1}`,
      {
        label: say('{from} to {to}', { from: formatLongDate(first), to: formatLongDate(last) }),
        rule: '',
        law: laws[`table-${table.from}`]?.law ?? '',
      },
    ]),
  );

function profitFormula(profit: number, { profitTax, accounts }: PresumptiveResult): string {
  const band = profitTax.findLast(({ above }) => above < profit);
  const tax = f(accounts?.tax ?? 0);
  if (profit <= 0 || !band || band.rate === 0) return say('Up to the first edge of the bands there is no tax.');
  if (!Number.isInteger(band.rate)) return say('By days, from the bands before and after the change: {tax}', { tax });
  const fixed = band.fixed === 0 ? '' : `${f(band.fixed)} + `;
  return `${fixed}${band.rate}% × (${f(profit)} − ${f(band.above)}) = ${tax}`;
}

/** Builds the rows from the profit to the tax with accounts, and the comparison; empty without a profit. */
export function accountsRows({ profit = 0, cost }: PresumptiveInput, result: PresumptiveResult): BreakdownRow[] {
  const { accounts, tax, coverage } = result;
  if (!accounts) return [];
  const rows: BreakdownRow[] = [
    { id: 'profit', amount: profit, formula: say(YOUR_FIGURE) },
    { id: 'profit-tax', amount: accounts.tax, formula: profitFormula(profit, result) },
    { id: 'cost', amount: cost, formula: say(YOUR_FIGURE) },
    { id: 'accounts', amount: accounts.total, formula: `${f(accounts.tax)} + ${f(cost)}`, kind: 'total' },
  ];
  if (coverage !== 'whole') return rows;
  const { difference } = accounts;
  return [
    ...rows,
    {
      id: difference < 0 ? 'saved' : 'dearer',
      amount: Math.abs(difference),
      formula: `${f(accounts.total)} − ${f(tax)} = ${f(difference)}`,
    },
  ];
}
