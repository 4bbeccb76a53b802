import type { Presumptive } from '../content/schemas/tax/business.ts';
import { clampAmount } from '../money/amount.ts';
import type { PayeBand } from '../salary/rates.ts';
import { addMonths, countDays, type IsoDay, inForce, splitPeriod } from './days.ts';

/**
 * A linear piece of a tax: above its edge the tax is `fixed` and `rate` percent of the excess. An amount on an edge
 * belongs to the piece below it. The first piece begins at 0.
 */
export type LinearPiece = { above: number; fixed: number; rate: number };

/** A tax and its weight, such as the share of the year's days in which it is in force. */
type WeightedPieces = { pieces: readonly LinearPiece[]; weight: number };

/** Returns the piece of an amount; 0 belongs to the first. */
const pieceAt = (pieces: readonly LinearPiece[], amount: number): LinearPiece =>
  pieces.findLast(({ above }) => above < amount) ?? pieces[0] ?? { above: 0, fixed: 0, rate: 0 };

/** Calculates the tax on an amount, unrounded. */
export function taxByPieces(pieces: readonly LinearPiece[], amount: number): number {
  const { above, fixed, rate } = pieceAt(pieces, amount);
  return fixed + ((amount - above) * rate) / 100;
}

/** Combines several taxes on the same amount into one, by weight. */
export function mixPieces(taxes: readonly WeightedPieces[]): LinearPiece[] {
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

/** Returns the largest amount on which a continuous, never falling tax is at most `tax`; undefined if there is none. */
export function amountForTax(pieces: readonly LinearPiece[], tax: number): number | undefined {
  const piece = pieces.findLast(({ fixed }) => fixed <= tax);
  if (!piece) return undefined;
  return piece.rate === 0 ? Number.POSITIVE_INFINITY : piece.above + ((tax - piece.fixed) * 100) / piece.rate;
}

/** A table of presumptive tax, shillings a year, with the highest turnover that it covers. */
type PresumptiveTable = Presumptive['tables'][number] & { ceiling: number };

/** The law of presumptive tax (content/tax/presumptive.json) and of the tax on a profit. Lists begin with the oldest. */
export type PresumptiveRules = Omit<Presumptive, 'tables'> & {
  tables: readonly PresumptiveTable[];
  /** Monthly PAYE bands with their first day; annual bands for individuals are 12 times as high. */
  paye: readonly { from: IsoDay; bands: readonly Pick<PayeBand, 'above' | 'rate' | 'fixed'>[] }[];
};

/** Input of a trader; shillings a year. */
export type PresumptiveInput = {
  /** Calendar year, which is an individual's year of income. */
  year: number;
  turnover: number;
  hasRecords: boolean;
  trader: string;
  /** Expected profit, negative for a loss; undefined if not given. */
  profit?: number | undefined;
  /** Cost of keeping accounts. */
  cost: number;
  /** Day of the TIN of a new trader to whom the relief was granted. */
  tinDay?: IsoDay | undefined;
};

/** Whether and why the table taxes a part of the year. */
export type SliceStatus = 'table' | 'relief' | 'before-start' | 'closed' | 'above-ceiling' | 'no-figure';

/** A part of the year in which one rule applies. */
export type YearSlice = {
  first: IsoDay;
  last: IsoDay;
  days: number;
  /** Share of the days of the year. */
  share: number;
  status: SliceStatus;
  /** The table in force. */
  table: PresumptiveTable;
  /** Tax for a whole year under the table, unrounded, and its share for the days of this part. */
  yearTax: number;
  tax: number;
};

/** Parts of a year for which the tax is known. */
export const HAS_TAX: readonly SliceStatus[] = ['table', 'relief', 'before-start'];

/** Splits a year at the given days; each part has its days and their share of those of the year. */
function splitYear(year: number, edges: readonly (IsoDay | undefined)[]) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const daysOfYear = countDays(first, last);
  return splitPeriod({ first, last }, edges).map((part) => {
    const days = countDays(part.first, part.last);
    return { ...part, days, share: days / daysOfYear };
  });
}

/** Converts a table to pieces, up to its highest turnover. */
function tablePieces(table: PresumptiveTable, hasRecords: boolean): { pieces: LinearPiece[]; upTo: number } {
  const pieces: LinearPiece[] = [];
  for (const { above, isOfWhole, records, noRecords } of table.bands) {
    const tax = hasRecords ? records : noRecords;
    if (!tax) return { pieces, upTo: above };
    pieces.push({ above, rate: tax.rate, fixed: tax.fixed + (isOfWhole ? (above * tax.rate) / 100 : 0) });
  }
  return { pieces, upTo: table.ceiling };
}

/** Splits the year by the rule in force, with the tax of each part. */
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

/** Returns presumptive tax of the year by turnover, and the highest turnover that it covers for the whole year. */
export function yearPieces(input: PresumptiveInput, rules: PresumptiveRules): { pieces: LinearPiece[]; upTo: number } {
  const parts = yearSlices({ ...input, turnover: 0 }, rules).map(({ share, status, table }) => {
    const { pieces, upTo } = tablePieces(table, input.hasRecords);
    return { pieces, weight: status === 'table' ? share : 0, upTo: HAS_TAX.includes(status) ? upTo : 0 };
  });
  return { pieces: mixPieces(parts), upTo: Math.min(...parts.map(({ upTo }) => upTo)) };
}

/** Returns an individual's tax on a year's profit, split by days if the bands changed during the year. */
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
