import { clampAmount, percentageOf, roundToCents, sumExactly } from '../money/amount.ts';
import type { FormReading } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { isRealDay } from './days.ts';
import { entryOf, formReader } from './formReader.ts';
import {
  amountForTax,
  HAS_TAX,
  type LinearPiece,
  type PresumptiveInput,
  type PresumptiveRules,
  profitTaxPieces,
  taxByPieces,
  type YearSlice,
  yearSlices,
} from './presumptiveYear.ts';

/** Tax on profit plus the cost of accounts; amounts rounded to 2 decimals. */
type AccountsResult = { tax: number; total: number; difference: number };

/** Presumptive tax for a year, and the tax with accounts; amounts rounded to 2 decimals. */
export type PresumptiveResult = {
  slices: YearSlice[];
  /** Whether the tax applies for all of the year, part of it, or none. */
  coverage: 'whole' | 'part' | 'none';
  /** Presumptive tax for the parts of the year in which it applies. */
  tax: number;
  /** As a percentage of turnover. */
  effectiveRate: number;
  /**
   * Profit at which keeping accounts costs as much as presumptive tax, and its percentage of turnover; undefined if there is
   * none.
   */
  breakEven: { profit: number; margin: number } | undefined;
  /** Undefined if profit is missing or taxed at other rates. */
  accounts: AccountsResult | undefined;
  profitTax: LinearPiece[];
};

function coverageOf(slices: readonly YearSlice[]): PresumptiveResult['coverage'] {
  if (slices.every(({ status }) => HAS_TAX.includes(status))) return 'whole';
  return slices.some(({ status }) => status === 'table' || status === 'relief') ? 'part' : 'none';
}

/**
 * Calculates presumptive tax on turnover (Income Tax Act, First Schedule, paragraph 2), prorated by days if the table
 * changed during the year (paragraph 5(3), which refers to income; applied to turnover in the same way), and tax on profit
 * with the bands for individuals (paragraph 1).
 */
export function presumptiveTax(input: PresumptiveInput, rules: PresumptiveRules): PresumptiveResult {
  const { turnover, profit, cost } = input;
  const slices = yearSlices(input, rules);
  const tax = slices.reduce((sum, slice) => sum + slice.tax, 0);
  const profitTax = profitTaxPieces(input.year, rules.paye);
  const coverage = coverageOf(slices);
  const hasOtherRates = rules.traders.find(({ id }) => id === input.trader)?.hasOtherRates;
  const breakEven = coverage === 'whole' ? amountForTax(profitTax, tax - cost) : undefined;
  const onProfit = taxByPieces(profitTax, clampAmount(profit ?? 0));
  const total = roundToCents(onProfit + cost);
  const accounts = { tax: roundToCents(onProfit), total, difference: sumExactly(total, -roundToCents(tax)) };
  return {
    slices,
    coverage,
    tax: roundToCents(tax),
    effectiveRate: percentageOf(tax, turnover),
    breakEven:
      breakEven === undefined
        ? undefined
        : { profit: roundToCents(breakEven), margin: percentageOf(breakEven, turnover) },
    accounts: hasOtherRates || profit === undefined ? undefined : accounts,
    profitTax,
  };
}

/** An inclusive range of turnover in whole shillings. */
type TurnoverRange = { from: number; to: number };

type CheaperQuestion = {
  /** Presumptive tax by turnover, and the maximum turnover it applies to. */
  table: { pieces: readonly LinearPiece[]; upTo: number };
  profitTax: readonly LinearPiece[];
  /** Profit as a fraction of turnover, such as 0.2. */
  margin: number;
  cost: number;
};

/** Smaller differences are rounding errors. */
const LEAST_DIFFERENCE_TZS = 1e-6;

/**
 * Finds by bisection the last integer for which a test returns the same result as for `first`. The result may change only
 * once.
 */
function lastAsFirst(first: number, last: number, test: (value: number) => boolean): number {
  const [wanted, bounds] = [test(first), { low: first, high: last }];
  while (bounds.high - bounds.low > 1) {
    const middle = Math.floor((bounds.low + bounds.high) / 2);
    if (test(middle) === wanted) bounds.low = middle;
    else bounds.high = middle;
  }
  return bounds.low;
}

/** Returns the part of a range for which a test is true. The difference must be linear within the range. */
function partOf({ from, to }: TurnoverRange, test: (turnover: number) => boolean): TurnoverRange[] {
  const [atFirst, atLast] = [test(from), test(to)];
  if (atFirst && atLast) return [{ from, to }];
  if (!atFirst && !atLast) return [];
  const edge = lastAsFirst(from, to, test);
  return [atFirst ? { from, to: edge } : { from: edge + 1, to }];
}

/**
 * Returns the turnovers for which profit tax at a fixed margin, plus the cost of accounts, is less than presumptive tax.
 * Exact to the shilling.
 */
export function cheaperTurnovers({ table, profitTax, margin, cost }: CheaperQuestion): TurnoverRange[] {
  const isCheaper = (turnover: number) => {
    const accounts = taxByPieces(profitTax, Math.max(0, turnover * margin)) + cost;
    return taxByPieces(table.pieces, turnover) - accounts > LEAST_DIFFERENCE_TZS;
  };
  const ofProfit = margin > 0 ? profitTax.map(({ above }) => Math.floor(above / margin)) : [];
  const edges = [...table.pieces.map(({ above }) => above), ...ofProfit].filter((edge) => edge < table.upTo);
  const starts = [...new Set(edges)].sort((a, b) => a - b);
  const parts = starts.flatMap((start, index) => {
    const stretch = { from: start + 1, to: starts[index + 1] ?? table.upTo };
    return stretch.to < stretch.from ? [] : partOf(stretch, isCheaper);
  });
  const ranges: TurnoverRange[] = [];
  for (const part of parts) {
    const before = ranges.at(-1);
    if (before?.to === part.from - 1) before.to = part.to;
    else ranges.push({ ...part });
  }
  return ranges;
}

/** Form fields; also the names of their URL parameters. */
export type PresumptiveField = 'turnover' | 'year' | 'records' | 'trader' | 'profit' | 'cost' | 'tin';

/** Value of the field `records` for a trader without records. */
export const NO_RECORDS = 'no';

/** Returns the year in which the law was last checked. */
export const yearOfLaw = ({ checkedOn }: PresumptiveRules): number => Number(checkedOn.slice(0, 4));

/** Returns the calendar years fully covered by the tables, newest first, including the year after that of the law. */
export function yearsOf(rules: PresumptiveRules): number[] {
  const [year, month] = (rules.tables[0]?.from ?? '').split('-');
  const first = Number(year) + (month === '01' ? 0 : 1);
  const last = yearOfLaw(rules) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

function tinMistake(tin: string, year: number, { relief }: PresumptiveRules): Mistake | undefined {
  if (tin === '') return undefined;
  if (!isRealDay(tin)) return { code: 'tin-unreadable' };
  if (tin < relief.from) return { code: 'tin-too-early', from: relief.from };
  return tin > `${year}-12-31` ? { code: 'tin-too-late', year } : undefined;
}

/** Parses the form. An empty profit counts as missing; an unknown year or kind of trader falls back to the first in its list. */
export function readPresumptiveInput(
  texts: Record<PresumptiveField, string>,
  rules: PresumptiveRules,
): FormReading<PresumptiveField, PresumptiveInput> {
  const form = formReader(texts);
  const years = yearsOf(rules);
  const year = years.find((candidate) => String(candidate) === texts.year) ?? years[0] ?? 0;
  const turnover = form.amount('turnover', { code: 'turnover-missing' });
  const profit = form.amount('profit', undefined, true);
  if (turnover === 0) form.refuse('turnover', { code: 'turnover-zero' });
  if (profit > turnover) form.refuse('profit', { code: 'profit-above-turnover' });
  form.refuse('tin', tinMistake(texts.tin, year, rules));
  return form.reading({
    year,
    turnover,
    hasRecords: texts.records !== NO_RECORDS,
    trader: entryOf(rules.traders, texts.trader).id,
    profit: texts.profit.trim() === '' ? undefined : profit,
    cost: form.amount('cost'),
    tinDay: texts.tin || undefined,
  });
}
