import { applyPercent } from '../money/amount.ts';

/** A PAYE band: tax on monthly taxable pay above a limit, in shillings. */
export type TaxBand = {
  /** Exclusive lower limit of taxable pay; the limit itself belongs to the band below. */
  above: number;
  /** Percentage of the excess over `above`. */
  rate: number;
  /** Tax on pay up to `above`. */
  fixed: number;
};

/** Returns the index of the band for a taxable pay; upper limits are inclusive. */
export function bandIndexOf(taxablePay: number, bands: readonly TaxBand[]): number {
  return Math.max(
    0,
    bands.findLastIndex(({ above }) => taxablePay > above),
  );
}

/** Calculates monthly PAYE on taxable pay, unrounded: the band's fixed tax plus its rate on the excess. */
export function payeOn(taxablePay: number, bands: readonly TaxBand[]): number {
  const band = bands[bandIndexOf(taxablePay, bands)];
  return band ? band.fixed + applyPercent(taxablePay - band.above, band.rate) : 0;
}

/** A PAYE band with its net pay. */
export type PayeBand = TaxBand & {
  /** Net pay at the band's upper limit; null in the top band. */
  netUpTo: number | null;
};

/** Published rates of a tax year, from content/tax. */
export type PublishedRates = {
  /** Tax year, '2024/25'. */
  year: string;
  /** Percentages of gross salary. */
  employeeNssf: number;
  employerNssf: number;
  wcf: number;
  sdl: number;
  /** SDL is due from this number of employees. */
  sdlMinEmployees: number;
  /** Lowest band first. */
  bands: readonly TaxBand[];
};

/** All rates of a salary calculation, as plain data for a client component prop. */
export type SalaryRates = Omit<PublishedRates, 'bands'> & {
  bands: readonly PayeBand[];
  /** Fixed tax for the top band in the revenue authority's own table. */
  publishedTopFixed: number;
  /** For a non-resident employee: PAYE is charged on the whole of gross pay, including NSSF. */
  isOnWholeGross?: true;
};

/** Returns the percentage of gross on which PAYE is charged: 100 minus NSSF, or 100 for a non-resident. */
export const taxedPercentOf = ({ employeeNssf, isOnWholeGross }: SalaryRates): number =>
  isOnWholeGross ? 100 : 100 - employeeNssf;

/**
 * Returns the rates for a non-resident employee: a flat percentage of gross instead of bands. Law: Income Tax Act, section 7
 * and First Schedule, paragraph 4.
 */
export const nonResidentRates = (rates: SalaryRates, percent: number): SalaryRates => ({
  ...rates,
  bands: [{ above: 0, rate: percent, fixed: 0, netUpTo: null }],
  publishedTopFixed: 0,
  isOnWholeGross: true,
});

/** Returns the net pay at a band's upper limit; null for the top band. */
function netUpTo(band: TaxBand, next: TaxBand | undefined): number | null {
  return next ? next.above - band.fixed - applyPercent(next.above - band.above, band.rate) : null;
}

/**
 * Prepares published rates for calculation.
 * @param topFixed fixed tax for the top band; defaults to the published one
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
