import { applyPercent } from '../../money/amount.ts';
import { addDays, countDays, type IsoDay, splitPeriod, yearStart } from '../days.ts';
import { inForce } from '../inForce.ts';

/** A rate and the first day on which it holds. */
export type DatedRate = { from: IsoDay; rate: number };

/** A sector without minimum tax; `from` and `until` are the first and last day of a temporary relief. */
export type ExcludedSector = { id: string; from?: IsoDay | undefined; until?: IsoDay | undefined };

/** A part of an accounting year with one rate of minimum tax: 0 while the company's sector is excluded. */
export type MinimumTaxSlice = { first: IsoDay; days: number; rate: number };

function isExcluded(day: IsoDay, sector: ExcludedSector | undefined): boolean {
  return sector !== undefined && (sector.from ?? day) <= day && day <= (sector.until ?? day);
}

/** Splits the accounting year into parts with one rate each; joins neighbours with the same rate. */
export function minimumTaxSlices(
  yearEnd: IsoDay,
  rates: readonly DatedRate[],
  sector: ExcludedSector | undefined,
): MinimumTaxSlice[] {
  const reliefs = [sector?.from, sector?.until && addDays(sector.until, 1)];
  const starts = [...rates.map(({ from }) => from), ...reliefs];
  const slices: MinimumTaxSlice[] = [];
  for (const { first, last } of splitPeriod({ first: yearStart(yearEnd), last: yearEnd }, starts)) {
    const rate = isExcluded(first, sector) ? 0 : ((inForce(rates, first) ?? rates[0])?.rate ?? 0);
    const days = countDays(first, last);
    const before = slices.at(-1);
    if (before?.rate === rate) before.days += days;
    else slices.push({ first, days, rate });
  }
  return slices;
}

/**
 * Calculates minimum tax on a turnover, unrounded: each part of the year at its rate, by days (First Schedule,
 * paragraph 5(3), which speaks of total income; by section 6(1)(c) the turnover is the chargeable income of such a
 * company).
 */
export function minimumTaxOf(turnover: number, slices: readonly MinimumTaxSlice[]): number {
  if (slices.length === 1) return applyPercent(turnover, slices[0]?.rate ?? 0);
  const days = slices.reduce((sum, slice) => sum + slice.days, 0);
  const weight = slices.reduce((sum, slice) => sum + slice.days * slice.rate, 0);
  return applyPercent(turnover, weight) / days;
}
