import type { Presumptive } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f } from '@/lib/money/format';
import type { PresumptiveResult } from '@/lib/tax/presumptiveTax';
import type { PresumptiveInput, PresumptiveTable, SliceStatus, YearSlice } from '@/lib/tax/presumptiveYear';
import type { Phrase } from '@/lib/words/phrases';
import type { Say } from '@/lib/words/say';

/** Label, rule and law of the rows. */
export function presumptiveLines({ tables, recordsLaw, individualLaw, choiceLaw, daysLaw }: Presumptive, say: Say) {
  return {
    turnover: { label: say('Turnover') },
    presumptive: {
      label: say('Presumptive tax'),
      rule: say('by the band of the turnover'),
      law: tables.at(-1)?.law ?? '',
    },
    records: {
      label: say('Records'),
      rule: say('the right column of the table, where they are kept'),
      law: recordsLaw,
    },
    days: {
      label: say('A change inside the year'),
      rule: say('the tax of each table × its share of the days'),
      law: daysLaw,
    },
    profit: { label: say('Profit') },
    profitTax: { label: say('Tax on the profit'), rule: say('by the bands of individuals'), law: individualLaw },
    cost: { label: say('Cost of accounts') },
    accounts: { label: say('With accounts'), rule: say('tax on the profit and the cost'), law: choiceLaw },
    saved: { label: say('Less with accounts') },
    dearer: { label: say('More with accounts') },
  };
}

export type PresumptiveLines = ReturnType<typeof presumptiveLines>;

/** What the rows are made of beside the result; `laws` are those of the tables, by their first day. */
export type PresumptiveParts = {
  input: PresumptiveInput;
  lines: PresumptiveLines;
  laws: Readonly<Record<string, string>>;
  say: Say;
};

/** Why a part of the year has no tax by the table. */
const WHY: Record<Exclude<SliceStatus, 'table' | 'above-ceiling'>, Phrase> = {
  relief: 'relief of a new trader',
  'before-start': 'before the TIN',
  closed: 'the table is closed',
  'no-figure': 'the table has no figure without records',
};

function ruleOf({ status, days, table }: YearSlice, say: Say): string {
  if (status === 'table')
    return say('by the table of {day}, {days} days', { day: formatLongDate(table.from, say.language), days });
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

function sliceRow(slice: YearSlice, index: number, { input, laws, say }: PresumptiveParts, daysOfYear: number) {
  const { status, table, yearTax, days, tax, first, last } = slice;
  const ofYear = status === 'table' ? bandFormula(table, yearTax, input) : say('No tax by the table for these days.');
  const byDays = status === 'table' && days < daysOfYear;
  return {
    id: `part-${index + 1}`,
    label: say('{from} to {to}', { from: formatLongDate(first, say.language), to: formatLongDate(last, say.language) }),
    rule: ruleOf(slice, say),
    law: laws[table.from] ?? '',
    amount: tax,
    formula: byDays
      ? say('{formula} for a year; × {days} / {all} = {tax}', { formula: ofYear, days, all: daysOfYear, tax: f(tax) })
      : ofYear,
  };
}

/** Builds the rows of the parts of the year with their tax. */
export function presumptiveRows(parts: PresumptiveParts, result: PresumptiveResult): BreakdownRow[] {
  const { slices, tax, coverage } = result;
  const row = rowsFrom(parts.lines);
  const daysOfYear = slices.reduce((sum, { days }) => sum + days, 0);
  const rows = [
    row('turnover', { amount: parts.input.turnover, formula: parts.say(YOUR_FIGURE) }),
    ...slices.map((slice, index) => sliceRow(slice, index, parts, daysOfYear)),
  ];
  if (coverage === 'none') return rows;
  const formula = slices.map((slice) => f(slice.tax)).join(' + ');
  return [...rows, row('presumptive', { amount: tax, formula, kind: 'total' })];
}

function profitFormula(profit: number, { profitTax, accounts }: PresumptiveResult, say: Say): string {
  const band = profitTax.findLast(({ above }) => above < profit);
  const tax = f(accounts?.tax ?? 0);
  if (profit <= 0 || !band || band.rate === 0) return say('Up to the first edge of the bands there is no tax.');
  if (!Number.isInteger(band.rate)) return say('By days, from the bands before and after the change: {tax}', { tax });
  const fixed = band.fixed === 0 ? '' : `${f(band.fixed)} + `;
  return `${fixed}${band.rate}% × (${f(profit)} − ${f(band.above)}) = ${tax}`;
}

/** Builds the rows from the profit to the tax with accounts, and the comparison; empty without a profit. */
export function accountsRows({ input, lines, say }: PresumptiveParts, result: PresumptiveResult): BreakdownRow[] {
  const { profit = 0, cost } = input;
  const { accounts, tax, coverage } = result;
  if (!accounts) return [];
  const row = rowsFrom(lines);
  const rows = [
    row('profit', { amount: profit, formula: say(YOUR_FIGURE) }),
    row('profitTax', { amount: accounts.tax, mark: 'success', formula: profitFormula(profit, result, say) }),
    row('cost', { amount: cost, mark: cost > 0 ? 'hatched' : undefined, formula: say(YOUR_FIGURE) }),
    row('accounts', { amount: accounts.total, formula: `${f(accounts.tax)} + ${f(cost)}`, kind: 'total' }),
  ];
  if (coverage !== 'whole') return rows;
  const { difference } = accounts;
  return [
    ...rows,
    row(difference < 0 ? 'saved' : 'dearer', {
      amount: Math.abs(difference),
      formula: `${f(accounts.total)} − ${f(tax)} = ${f(difference)}`,
    }),
  ];
}
