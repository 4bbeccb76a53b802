import { clampAmount, percentageOf, roundToCents } from '../../money/amount.ts';
import { sumExactly } from '../../money/cents.ts';
import { amountForTax, type LinearPiece, taxByPieces } from './linearPieces.ts';
import {
  HAS_TAX,
  type PresumptiveInput,
  type PresumptiveRules,
  profitTaxPieces,
  type YearSlice,
  yearSlices,
} from './presumptiveYear.ts';

/** Tax on a profit plus the cost of accounts; amounts rounded to 2 decimals. */
type AccountsResult = { tax: number; total: number; difference: number };

/** Presumptive tax of a year, and the tax with accounts; amounts rounded to 2 decimals. */
export type PresumptiveResult = {
  slices: YearSlice[];
  /** Part of the year in which the tax applies: all, a part, or none of it. */
  coverage: 'whole' | 'part' | 'none';
  /** Tax by the table, for the parts of the year in which it is in force. */
  tax: number;
  /** As a percent of turnover. */
  effectiveRate: number;
  /** Profit at which accounts cost as much as the table, and its percent of turnover; undefined if there is none. */
  breakEven: { profit: number; margin: number } | undefined;
  /** Undefined without a profit, or if other rates tax it. */
  accounts: AccountsResult | undefined;
  profitTax: LinearPiece[];
};

function coverageOf(slices: readonly YearSlice[]): PresumptiveResult['coverage'] {
  if (slices.every(({ status }) => HAS_TAX.includes(status))) return 'whole';
  return slices.some(({ status }) => status === 'table' || status === 'relief') ? 'part' : 'none';
}

/**
 * Calculates presumptive tax on a turnover (Income Tax Act, First Schedule, paragraph 2), by days if the table changed
 * inside the year (paragraph 5(3), which speaks of income; used for turnover in the same way), and the tax on the
 * profit by the bands of individuals (paragraph 1).
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
  const total = roundToCents(onProfit + cost);
  return { tax: roundToCents(onProfit), total, difference: sumExactly(total, -roundToCents(tax)) };
}

const breakEvenOf = (profit: number, turnover: number) => ({
  profit: roundToCents(profit),
  margin: percentageOf(profit, turnover),
});
