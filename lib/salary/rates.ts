import { applyPercent } from '../money/amount.ts';
import { formatAmount, formatTzs } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { TaxBand } from './paye.ts';

/** A PAYE band with the net pay that it leaves. */
export type PayeBand = TaxBand & {
  /** Net pay at the band's upper edge; null in the top band. */
  netUpTo: number | null;
};

/** The published rates of one tax year, as content/tax states them. */
export type PublishedRates = {
  /** Tax year, '2024/25'. */
  year: string;
  /** Percents of gross salary. */
  employeeNssf: number;
  employerNssf: number;
  wcf: number;
  sdl: number;
  /** Employees from which SDL is due. */
  sdlMinEmployees: number;
  /** From the tax-free band upwards. */
  bands: readonly TaxBand[];
};

/** Every rate that a salary calculation needs; plain data, so that it can be sent to the browser as a prop. */
export type SalaryRates = Omit<PublishedRates, 'bands'> & {
  bands: readonly PayeBand[];
  /** Fixed tax of the top band in the revenue authority's own table. */
  publishedTopFixed: number;
};

/** Net pay at the upper edge of a band, or null where the band has none. */
function netUpTo(band: TaxBand, next: TaxBand | undefined): number | null {
  return next ? next.above - band.fixed - applyPercent(next.above - band.above, band.rate) : null;
}

/** 'Tax-free (0%)' or '8% tax band'. */
export const bandName = ({ rate }: Pick<TaxBand, 'rate'>): string =>
  rate === 0 ? say('Tax-free (0%)') : say('{rate}% tax band', { rate });

/** Range of the net pay in a band: 'TZS 270,000 - 500,000'. */
export function netRangeText(bands: readonly PayeBand[], index: number): string {
  const from = formatTzs(bands[index - 1]?.netUpTo ?? 0);
  const to = bands[index]?.netUpTo ?? null;
  return to === null ? say('{amount} and above', { amount: from }) : `${from} - ${formatAmount(to)}`;
}

/**
 * Prepares published rates for calculation. `topFixed` is the fixed tax with which the calculator reads the top band; without it, the published one.
 */
export function salaryRates({ bands, ...rates }: PublishedRates, topFixed?: number): SalaryRates {
  const top = bands.length - 1;
  const publishedTopFixed = bands[top]?.fixed ?? 0;
  return {
    ...rates,
    bands: bands.map((band, index) => ({
      ...band,
      netUpTo: netUpTo(band, bands[index + 1]),
      fixed: index === top ? (topFixed ?? band.fixed) : band.fixed,
    })),
    publishedTopFixed,
  };
}
