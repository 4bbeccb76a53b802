import { clampAmount, percentageOf, roundToCents } from '../money/amount.ts';
import { amountForTax, type LinearPiece, taxByPieces } from './linearPieces.ts';
import {
  HAS_TAX,
  type PresumptiveInput,
  type PresumptiveRules,
  profitTaxPieces,
  type YearSlice,
  yearSlices,
} from './presumptiveYear.ts';

/** The tax on a profit and the cost of accounts beside it; amounts rounded to 2 decimals. */
type AccountsResult = { tax: number; total: number; difference: number };

/** Presumptive tax of a year, and the tax with accounts; amounts rounded to 2 decimals. */
export type PresumptiveResult = {
  slices: YearSlice[];
  /** whole: a tax for all of the year; part: the table holds for a part alone; none: for no part of it. */
  coverage: 'whole' | 'part' | 'none';
  /** By the table, for the parts of the year in which it holds. */
  tax: number;
  /** As a percent of turnover. */
  effectiveRate: number;
  /** Profit up to which accounts cost no more than the table, and its percent of turnover; undefined where none does. */
  breakEven: { profit: number; margin: number } | undefined;
  /** Undefined where no profit was given, or where it is taxed by other rates. */
  accounts: AccountsResult | undefined;
  profitTax: LinearPiece[];
};

function coverageOf(slices: readonly YearSlice[]): PresumptiveResult['coverage'] {
  if (slices.every(({ status }) => HAS_TAX.includes(status))) return 'whole';
  return slices.some(({ status }) => status === 'table' || status === 'relief') ? 'part' : 'none';
}

/**
 * Presumptive tax on a turnover (Income Tax Act, First Schedule, paragraph 2), by days where the table changed inside
 * the year (paragraph 5(3), which speaks of income; used for turnover in the same way), beside the tax on the profit by
 * the bands of individuals (paragraph 1).
 */
export function presumptiveTax(input: PresumptiveInput, rules: PresumptiveRules): PresumptiveResult {
  const slices = yearSlices(input, rules);
  const tax = slices.reduce((sum, slice) => sum + slice.tax, 0);
  const profitTax = profitTaxPieces(input.year, rules.paye);
  const coverage = coverageOf(slices);
  const hasOtherRates = rules.traders.find(({ id }) => id === input.trader)?.hasOtherRates;
  const breakEven = coverage === 'whole' ? amountForTax(profitTax, tax - input.cost) : undefined;
  return {
    slices,
    coverage,
    tax: roundToCents(tax),
    effectiveRate: percentageOf(tax, input.turnover),
    breakEven: breakEven === undefined ? undefined : breakEvenOf(breakEven, input.turnover),
    accounts: hasOtherRates ? undefined : accountsOf(input, tax, profitTax),
    profitTax,
  };
}

function accountsOf({ profit, cost }: PresumptiveInput, tax: number, profitTax: readonly LinearPiece[]) {
  if (profit === undefined) return undefined;
  const onProfit = taxByPieces(profitTax, clampAmount(profit));
  const total = onProfit + cost;
  return { tax: roundToCents(onProfit), total: roundToCents(total), difference: roundToCents(total - tax) };
}

const breakEvenOf = (profit: number, turnover: number) => ({
  profit: roundToCents(profit),
  margin: percentageOf(profit, turnover),
});
