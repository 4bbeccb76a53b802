import { clampAmount } from '../money/amount.ts';
import type { PayeBand } from '../salary/rates.ts';
import { addMonths, countDays, type IsoDay, splitPeriod } from './days.ts';
import { type LinearPiece, mixPieces, taxByPieces } from './linearPieces.ts';

/** `fixed` and `rate` percent of the turnover above the band's edge, or of the whole turnover. */
export type BandTax = { fixed: number; rate: number };

/** A table of presumptive tax: shillings a year. */
export type PresumptiveTable = {
  from: IsoDay;
  /** Highest turnover that it covers. */
  ceiling: number;
  bands: readonly {
    above: number;
    isOfWhole?: boolean | undefined;
    records: BandTax;
    /** Absent where the table has no figure without records. */
    noRecords?: BandTax | undefined;
  }[];
};

/** The rules of presumptive tax and of the tax on a profit. Lists stand oldest first. */
export type PresumptiveRules = {
  tables: readonly PresumptiveTable[];
  /**
   * Who may ask. `closedFrom`: the first day on which the table is closed to them; `hasOtherRates`: their profit is not
   * taxed by the bands of resident individuals.
   */
  traders: readonly { id: string; closedFrom?: IsoDay | undefined; hasOtherRates?: boolean | undefined }[];
  relief: { from: IsoDay; months: number };
  /** Monthly PAYE bands with their first day; an individual's annual ones are 12 times these. */
  paye: readonly { from: IsoDay; bands: readonly Pick<PayeBand, 'above' | 'rate' | 'fixed'>[] }[];
};

/** What a trader enters; amounts in shillings a year. */
export type PresumptiveInput = {
  /** Calendar year, which is an individual's year of income. */
  year: number;
  turnover: number;
  hasRecords: boolean;
  trader: string;
  /** Expected profit, negative for a loss; undefined where it was not given. */
  profit: number | undefined;
  /** What keeping accounts costs. */
  cost: number;
  /** Day of the TIN of a new trader to whom the relief was granted. */
  tinDay: IsoDay | undefined;
};

/** Why a part of the year has a tax by the table, or none. */
export type SliceStatus = 'table' | 'relief' | 'before-start' | 'closed' | 'above-ceiling' | 'no-figure';

/** A part of the year in which one rule holds; `tax` is its share of the year's tax by days. */
export type YearSlice = {
  first: IsoDay;
  last: IsoDay;
  days: number;
  status: SliceStatus;
  /** The table in force. */
  table: PresumptiveTable;
  /** Tax of a whole year by the table, unrounded. */
  yearTax: number;
  tax: number;
};

/** Parts of a year for which the tax is known. */
export const HAS_TAX: readonly SliceStatus[] = ['table', 'relief', 'before-start'];

const yearDays = (year: number) => ({ first: `${year}-01-01`, last: `${year}-12-31` });

/** Share of the days of their year. */
function shareOfYear(first: IsoDay, last: IsoDay): number {
  const year = yearDays(Number(first.slice(0, 4)));
  return countDays(first, last) / countDays(year.first, year.last);
}

/** Parts of a year that begin at these days. */
const splitYear = (year: number, days: readonly (IsoDay | undefined)[]) => splitPeriod(yearDays(year), days);

/** A table as pieces, up to the turnover for which it has figures. */
function tablePieces(table: PresumptiveTable, hasRecords: boolean): { pieces: LinearPiece[]; upTo: number } {
  const pieces: LinearPiece[] = [];
  for (const { above, isOfWhole, records, noRecords } of table.bands) {
    const tax = hasRecords ? records : noRecords;
    if (!tax) return { pieces, upTo: above };
    pieces.push({ above, rate: tax.rate, fixed: tax.fixed + (isOfWhole ? (above * tax.rate) / 100 : 0) });
  }
  return { pieces, upTo: table.ceiling };
}

type Edges = { closedFrom: IsoDay | undefined; relief: { first: IsoDay; after: IsoDay } | undefined };

function edgesOf({ trader, tinDay }: PresumptiveInput, { traders, relief }: PresumptiveRules): Edges {
  return {
    closedFrom: traders.find(({ id }) => id === trader)?.closedFrom,
    relief: tinDay === undefined ? undefined : { first: tinDay, after: addMonths(tinDay, relief.months) },
  };
}

type SliceRule = { table: PresumptiveTable; upTo: number; turnover: number };

/** The rule that holds from a day on. */
function statusOf(first: IsoDay, { closedFrom, relief }: Edges, { table, upTo, turnover }: SliceRule): SliceStatus {
  if (closedFrom !== undefined && first >= closedFrom) return 'closed';
  if (relief && first < relief.first) return 'before-start';
  if (turnover > table.ceiling) return 'above-ceiling';
  if (relief && first < relief.after) return 'relief';
  return turnover > upTo ? 'no-figure' : 'table';
}

/** The parts of the year by which rule holds in them, with the tax of each. */
export function yearSlices(input: PresumptiveInput, rules: PresumptiveRules): YearSlice[] {
  const turnover = clampAmount(input.turnover);
  const edges = edgesOf(input, rules);
  const days = [...rules.tables.map(({ from }) => from), edges.closedFrom, edges.relief?.first, edges.relief?.after];
  return splitYear(input.year, days).flatMap(({ first, last }) => {
    const table = rules.tables.findLast(({ from }) => from <= first);
    if (!table) return [];
    const { pieces, upTo } = tablePieces(table, input.hasRecords);
    const status = statusOf(first, edges, { table, upTo, turnover });
    const yearTax = status === 'table' ? taxByPieces(pieces, turnover) : 0;
    const share = shareOfYear(first, last);
    return [{ first, last, days: countDays(first, last), status, table, yearTax, tax: yearTax * share }];
  });
}

/** Presumptive tax of the year by turnover, and the turnover up to which it holds for the whole year. */
export function yearPieces(input: PresumptiveInput, rules: PresumptiveRules): { pieces: LinearPiece[]; upTo: number } {
  const parts = yearSlices({ ...input, turnover: 0 }, rules).map(({ first, last, status, table }) => {
    const { pieces, upTo } = tablePieces(table, input.hasRecords);
    const isClosed = !HAS_TAX.includes(status);
    return { pieces, weight: status === 'table' ? shareOfYear(first, last) : 0, upTo: isClosed ? 0 : upTo };
  });
  return { pieces: mixPieces(parts), upTo: Math.min(...parts.map(({ upTo }) => upTo)) };
}

/** An individual's tax on a year's profit, split by days where the bands changed inside the year. */
export function profitTaxPieces(year: number, paye: PresumptiveRules['paye']): LinearPiece[] {
  const parts = splitYear(
    year,
    paye.map(({ from }) => from),
  );
  return mixPieces(
    parts.map(({ first, last }) => ({
      weight: shareOfYear(first, last),
      pieces: (paye.findLast(({ from }) => from <= first)?.bands ?? []).map(({ above, rate, fixed }) => ({
        above: above * 12,
        rate,
        fixed: fixed * 12,
      })),
    })),
  );
}
