import { applyPercent } from '../money/amount.ts';
import { addDays, countDays, type IsoDay, splitPeriod, yearStart } from './days.ts';

/** A rate and the first day on which it holds. */
export type DatedRate = { from: IsoDay; rate: number };

/** A sector without minimum tax; `from` and `until` are the first and the last day of a relief that has them. */
export type ExcludedSector = { id: string; from?: IsoDay | undefined; until?: IsoDay | undefined };

/** A part of an accounting year with one rate of minimum tax: 0 while the company's sector is excluded. */
export type MinimumTaxSlice = { first: IsoDay; days: number; rate: number };

/** The rate in force on a day, or the oldest known one for a day before it. */
function rateOn(day: IsoDay, rates: readonly DatedRate[]): number {
  return rates.findLast((dated) => dated.from <= day)?.rate ?? rates[0]?.rate ?? 0;
}

function isExcluded(day: IsoDay, sector: ExcludedSector | undefined): boolean {
  return sector !== undefined && (sector.from ?? day) <= day && day <= (sector.until ?? day);
}

/** The accounting year as parts with one rate each, neighbours of one rate joined. */
export function minimumTaxSlices(
  yearEnd: IsoDay,
  rates: readonly DatedRate[],
  sector: ExcludedSector | undefined,
): MinimumTaxSlice[] {
  const reliefs = [sector?.from, sector?.until && addDays(sector.until, 1)];
  const starts = [...rates.map(({ from }) => from), ...reliefs];
  const slices: MinimumTaxSlice[] = [];
  for (const { first, last } of splitPeriod({ first: yearStart(yearEnd), last: yearEnd }, starts)) {
    const rate = isExcluded(first, sector) ? 0 : rateOn(first, rates);
    const days = countDays(first, last);
    const before = slices.at(-1);
    if (before?.rate === rate) before.days += days;
    else slices.push({ first, days, rate });
  }
  return slices;
}

/**
 * Minimum tax on a turnover, unrounded: each part of the year at its own rate, by days (First Schedule, paragraph 5(3),
 * which speaks of total income; section 6(1)(c) makes the turnover the chargeable income of such a company).
 */
export function minimumTaxOf(turnover: number, slices: readonly MinimumTaxSlice[]): number {
  if (slices.length === 1) return applyPercent(turnover, slices[0]?.rate ?? 0);
  const days = slices.reduce((sum, slice) => sum + slice.days, 0);
  const weight = slices.reduce((sum, slice) => sum + slice.days * slice.rate, 0);
  return applyPercent(turnover, weight) / days;
}
