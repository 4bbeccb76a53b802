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

/** A PAYE band with its net pay. */
export type PayeBand = TaxBand & {
  /** Net pay at the band's upper edge; null in the top band. */
  netUpTo: number | null;
};

/** The published rates of one tax year, from content/tax. */
export type PublishedRates = {
  /** Tax year, '2024/25'. */
  year: string;
  /** Percentages of gross salary. */
  employeeNssf: number;
  employerNssf: number;
  wcf: number;
  sdl: number;
  /** Number of employees from which SDL is due. */
  sdlMinEmployees: number;
  /** From the tax-free band upwards. */
  bands: readonly TaxBand[];
};

/** All rates of a salary calculation; plain data, sent to the browser as a prop. */
export type SalaryRates = Omit<PublishedRates, 'bands'> & {
  bands: readonly PayeBand[];
  /** Fixed tax of the top band in the revenue authority's own table. */
  publishedTopFixed: number;
  /** For an employee who is not resident: PAYE is charged on all of gross, NSSF included. */
  isOnWholeGross?: true;
};

/** Returns the percent of gross on which PAYE is charged: what NSSF leaves of it, for a non-resident all of it. */
export const taxedPercentOf = ({ employeeNssf, isOnWholeGross }: SalaryRates): number =>
  isOnWholeGross ? 100 : 100 - employeeNssf;

/**
 * Returns the rates of an employee who is not resident: one flat percentage of gross instead of the bands. Law: Income
 * Tax Act, section 7 and First Schedule, paragraph 4.
 */
export const nonResidentRates = (rates: SalaryRates, percent: number): SalaryRates => ({
  ...rates,
  bands: [{ above: 0, rate: percent, fixed: 0, netUpTo: null }],
  publishedTopFixed: 0,
  isOnWholeGross: true,
});

/** Returns the net pay at the upper edge of a band; null for the top band. */
function netUpTo(band: TaxBand, next: TaxBand | undefined): number | null {
  return next ? next.above - band.fixed - applyPercent(next.above - band.above, band.rate) : null;
}

/**
 * Prepares published rates for calculation. `topFixed` is the fixed tax of the top band; default: the published one.
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
