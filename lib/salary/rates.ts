import { applyPercent } from '../money/amount.ts';
import { formatAmount, formatTzs } from '../money/format.ts';
import type { TaxBand } from './paye.ts';

/** A PAYE band with what a calculation shows of it. */
export type PayeBand = TaxBand & {
  /** 'Tax-free (0%)' or '8% tax band'. */
  label: string;
  /** Net pay at the band's upper edge; null in the top band. */
  netUpTo: number | null;
  /** 'TZS 270,000 - 500,000'. */
  netRange: string;
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

function netRange(from: number, to: number | null): string {
  return to === null ? `${formatTzs(from)} and above` : `${formatTzs(from)} - ${formatAmount(to)}`;
}

function prepareBands(published: readonly TaxBand[]): PayeBand[] {
  let netFrom = 0;
  return published.map((band, index) => {
    const upTo = netUpTo(band, published[index + 1]);
    const range = netRange(netFrom, upTo);
    netFrom = upTo ?? netFrom;
    const label = band.rate === 0 ? 'Tax-free (0%)' : `${band.rate}% tax band`;
    return { ...band, label, netUpTo: upTo, netRange: range };
  });
}

/**
 * Prepares published rates for calculation. Labels and net ranges are written here, once, so that a calculation formats
 * nothing. `topFixed` is the fixed tax with which the calculator reads the top band; without it, the published one.
 */
export function salaryRates({ bands, ...rates }: PublishedRates, topFixed?: number): SalaryRates {
  const top = bands.length - 1;
  const publishedTopFixed = bands[top]?.fixed ?? 0;
  return {
    ...rates,
    bands: prepareBands(bands).map((band, index) =>
      index === top ? { ...band, fixed: topFixed ?? band.fixed } : band,
    ),
    publishedTopFixed,
  };
}
