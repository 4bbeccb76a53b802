import { percentOf } from '../money/percentOf.ts';
import type { PayeBand } from './types.ts';

type TaxBand = Pick<PayeBand, 'above' | 'rate' | 'fixed'>;

/** Index of the band in which taxable pay lies; a band's upper edge still belongs to it. */
export function bandIndexOf(taxablePay: number, bands: readonly TaxBand[]): number {
  let index = bands.length - 1;
  while (index > 0 && taxablePay <= (bands[index]?.above ?? 0)) index -= 1;
  return index;
}

/** PAYE for one month on taxable pay, unrounded: the band's fixed tax and its rate on the excess. */
export function payeOn(taxablePay: number, bands: readonly TaxBand[]): number {
  const band = bands[bandIndexOf(taxablePay, bands)];
  return band ? band.fixed + percentOf(taxablePay - band.above, band.rate) : 0;
}
