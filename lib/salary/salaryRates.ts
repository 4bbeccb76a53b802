import { formatAmount } from '../money/formatAmount.ts';
import { formatTzs } from '../money/formatTzs.ts';
import { percentOf } from '../money/percentOf.ts';
import type { PayeBand, SalaryRates } from './types.ts';

/** One step of a published PAYE table: tax on pay above an edge. */
export type PublishedBand = { above: number; rate: number; fixed: number };

/** The published rates of one tax year, as content/tax states them. */
export type PublishedRates = Omit<SalaryRates, 'bands' | 'publishedTopFixed'> & { bands: readonly PublishedBand[] };

/** Net pay at the upper edge of a band, or null where the band has none. */
function netUpTo(band: PublishedBand, next: PublishedBand | undefined): number | null {
  return next ? next.above - band.fixed - percentOf(next.above - band.above, band.rate) : null;
}

function netRange(from: number, to: number | null): string {
  return to === null ? `${formatTzs(from)} and above` : `${formatTzs(from)} - ${formatAmount(to)}`;
}

function bandLabel(rate: number): string {
  return rate === 0 ? 'Tax-free (0%)' : `${rate}% tax band`;
}

function prepareBands(published: readonly PublishedBand[]): PayeBand[] {
  let netFrom = 0;
  return published.map((band, index) => {
    const upTo = netUpTo(band, published[index + 1]);
    const range = netRange(netFrom, upTo);
    netFrom = upTo ?? netFrom;
    return { ...band, label: bandLabel(band.rate), netUpTo: upTo, netRange: range };
  });
}

/**
 * Prepares published rates for calculation: labels and net ranges are written here, once,
 * so that a calculation formats nothing. `topFixed` is the fixed tax with which the
 * calculator reads the top band; the published one where it is left out.
 */
export function salaryRates({ bands, ...rates }: PublishedRates, topFixed?: number): SalaryRates {
  const prepared = prepareBands(bands);
  const top = bands.length - 1;
  const publishedTopFixed = bands[top]?.fixed ?? 0;
  return {
    ...rates,
    bands: prepared.map((band, index) => (index === top ? { ...band, fixed: topFixed ?? band.fixed } : band)),
    publishedTopFixed,
  };
}
