import type { Presumptive } from '../content/schemas/tax/business.ts';
import { clampAmount } from '../money/amount.ts';
import type { PayeBand } from '../salary/rates.ts';
import { addMonths, countDays, type IsoDay, inForce, splitPeriod } from './days.ts';

/**
 * A linear piece of a tax function: `fixed` plus `rate` percent of the excess over `above`. An amount equal to `above`
 * belongs to the previous piece. The first piece starts at 0.
 */
export type LinearPiece = { above: number; fixed: number; rate: number };

/** A tax function and its weight, such as the fraction of the year for which it applies. */
type WeightedPieces = { pieces: readonly LinearPiece[]; weight: number };

/** Returns the piece that applies to an amount; 0 belongs to the first. */
const pieceAt = (pieces: readonly LinearPiece[], amount: number): LinearPiece =>
  pieces.findLast(({ above }) => above < amount) ?? pieces[0] ?? { above: 0, fixed: 0, rate: 0 };

/** Calculates the tax on an amount, unrounded. */
export function taxByPieces(pieces: readonly LinearPiece[], amount: number): number {
  const { above, fixed, rate } = pieceAt(pieces, amount);
  return fixed + ((amount - above) * rate) / 100;
}

/** Combines several tax functions on the same amount into a weighted sum. */
function mixPieces(taxes: readonly WeightedPieces[]): LinearPiece[] {
  const edges = [...new Set(taxes.flatMap(({ pieces }) => pieces.map(({ above }) => above)))].sort((a, b) => a - b);
  return edges.map((edge) => {
    const parts = taxes.map(({ pieces, weight }) => {
      const { above, fixed, rate } = pieces.findLast((piece) => piece.above <= edge) ?? pieceAt(pieces, edge);
      return { fixed: weight * (fixed + ((edge - above) * rate) / 100), rate: weight * rate };
    });
    return {
      above: edge,
      fixed: parts.reduce((sum, { fixed }) => sum + fixed, 0),
      rate: parts.reduce((sum, { rate }) => sum + rate, 0),
    };
  });
}

/**
 * Returns the largest amount whose tax is at most `tax`, for a continuous, non-decreasing tax function; undefined if there
 * is none.
 */
export function amountForTax(pieces: readonly LinearPiece[], tax: number): number | undefined {
  const piece = pieces.findLast(({ fixed }) => fixed <= tax);
  if (!piece) return undefined;
  return piece.rate === 0 ? Number.POSITIVE_INFINITY : piece.above + ((tax - piece.fixed) * 100) / piece.rate;
}

/** A table of presumptive tax in shillings per year, with the maximum turnover it covers. */
type PresumptiveTable = Presumptive['tables'][number] & { ceiling: number };

/** Rules for presumptive tax (content/tax/presumptive.json) and for tax on profit. Lists are sorted oldest first. */
export type PresumptiveRules = Omit<Presumptive, 'tables'> & {
  tables: readonly PresumptiveTable[];
  /** Monthly PAYE bands by start date; the annual bands for individuals are 12 times as high. */
  paye: readonly { from: IsoDay; bands: readonly Pick<PayeBand, 'above' | 'rate' | 'fixed'>[] }[];
};

/** A trader's input, in shillings per year. */
export type PresumptiveInput = {
  /** Calendar year, which is an individual's year of income. */
  year: number;
  turnover: number;
  hasRecords: boolean;
  trader: string;
  /** Expected profit, negative for a loss; undefined if missing. */
  profit?: number | undefined;
  /** Cost of keeping accounts. */
  cost: number;
  /** TIN date of a new trader to whom the relief was granted. */
  tinDay?: IsoDay | undefined;
};

/** Which rule applies to part of the year, or why presumptive tax does not apply. */
export type SliceStatus = 'table' | 'relief' | 'before-start' | 'closed' | 'above-ceiling' | 'no-figure';

/** Part of the year to which one rule applies. */
export type YearSlice = {
  first: IsoDay;
  last: IsoDay;
  days: number;
  /** Fraction of the year's days. */
  share: number;
  status: SliceStatus;
  /** Table in force. */
  table: PresumptiveTable;
  /** Unrounded tax for a whole year under the table, and the fraction for this part. */
  yearTax: number;
  tax: number;
};

/** Statuses for which the tax is known. */
export const HAS_TAX: readonly SliceStatus[] = ['table', 'relief', 'before-start'];

/** Splits a year at the given dates. Each part has its days and their fraction of the year. */
function splitYear(year: number, edges: readonly (IsoDay | undefined)[]) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const daysOfYear = countDays(first, last);
  return splitPeriod({ first, last }, edges).map((part) => {
    const days = countDays(part.first, part.last);
    return { ...part, days, share: days / daysOfYear };
  });
}

/** Converts a table to linear pieces, up to its maximum turnover. */
function tablePieces(table: PresumptiveTable, hasRecords: boolean): { pieces: LinearPiece[]; upTo: number } {
  const pieces: LinearPiece[] = [];
  for (const { above, isOfWhole, records, noRecords } of table.bands) {
    const tax = hasRecords ? records : noRecords;
    if (!tax) return { pieces, upTo: above };
    pieces.push({ above, rate: tax.rate, fixed: tax.fixed + (isOfWhole ? (above * tax.rate) / 100 : 0) });
  }
  return { pieces, upTo: table.ceiling };
}

/** Splits the year by applicable rule, with the tax for each part. */
export function yearSlices(input: PresumptiveInput, rules: PresumptiveRules): YearSlice[] {
  const turnover = clampAmount(input.turnover);
  const { tinDay } = input;
  const closedFrom = rules.traders.find(({ id }) => id === input.trader)?.closed?.from;
  const reliefEnd = tinDay && addMonths(tinDay, rules.relief.months);

  const statusOf = (first: IsoDay, { ceiling }: PresumptiveTable, upTo: number): SliceStatus => {
    if (closedFrom !== undefined && first >= closedFrom) return 'closed';
    if (tinDay && first < tinDay) return 'before-start';
    if (turnover > ceiling) return 'above-ceiling';
    if (reliefEnd && first < reliefEnd) return 'relief';
    return turnover > upTo ? 'no-figure' : 'table';
  };

  const edges = [...rules.tables.map(({ from }) => from), closedFrom, tinDay, reliefEnd];
  return splitYear(input.year, edges).flatMap((part) => {
    const table = inForce(rules.tables, part.first);
    if (!table) return [];
    const { pieces, upTo } = tablePieces(table, input.hasRecords);
    const status = statusOf(part.first, table, upTo);
    const yearTax = status === 'table' ? taxByPieces(pieces, turnover) : 0;
    return [{ ...part, status, table, yearTax, tax: yearTax * part.share }];
  });
}

/** Returns presumptive tax for the year by turnover, and the maximum turnover covered for the whole year. */
export function yearPieces(input: PresumptiveInput, rules: PresumptiveRules): { pieces: LinearPiece[]; upTo: number } {
  const parts = yearSlices({ ...input, turnover: 0 }, rules).map(({ share, status, table }) => {
    const { pieces, upTo } = tablePieces(table, input.hasRecords);
    return { pieces, weight: status === 'table' ? share : 0, upTo: HAS_TAX.includes(status) ? upTo : 0 };
  });
  return { pieces: mixPieces(parts), upTo: Math.min(...parts.map(({ upTo }) => upTo)) };
}

/** Returns an individual's tax on annual profit, prorated by days if the bands changed during the year. */
export function profitTaxPieces(year: number, paye: PresumptiveRules['paye']): LinearPiece[] {
  const parts = splitYear(
    year,
    paye.map(({ from }) => from),
  );
  return mixPieces(
    parts.map(({ first, share }) => ({
      weight: share,
      pieces: (inForce(paye, first)?.bands ?? []).map(({ above, rate, fixed }) => ({
        above: above * 12,
        rate,
        fixed: fixed * 12,
      })),
    })),
  );
}
