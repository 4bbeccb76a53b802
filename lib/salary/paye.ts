import { applyPercent } from '../money/amount.ts';

/** One step of a PAYE table: tax on monthly taxable pay above an edge, in shillings. */
export type TaxBand = {
  /** Taxable pay above which the band begins; the edge itself belongs to the band below. */
  above: number;
  /** Percent of the excess over `above`. */
  rate: number;
  /** Tax on pay up to `above`. */
  fixed: number;
};

/** Returns the index of the band of a taxable pay; the upper edge belongs to the band. */
export function bandIndexOf(taxablePay: number, bands: readonly TaxBand[]): number {
  return Math.max(
    0,
    bands.findLastIndex(({ above }) => taxablePay > above),
  );
}

/** Calculates PAYE for a month on taxable pay, unrounded: the band's fixed tax and its rate on the excess. */
export function payeOn(taxablePay: number, bands: readonly TaxBand[]): number {
  const band = bands[bandIndexOf(taxablePay, bands)];
  return band ? band.fixed + applyPercent(taxablePay - band.above, band.rate) : 0;
}
