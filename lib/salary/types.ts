/** A PAYE band of taxable monthly pay, ready for calculation. All amounts in shillings a month. */
export type PayeBand = {
  /** Taxable pay above which the band begins; the edge itself belongs to the band below. */
  above: number;
  /** Percent of the excess over `above`. */
  rate: number;
  /** Tax on pay up to `above`. */
  fixed: number;
  /** '8% tax band'. */
  label: string;
  /** Net pay at the band's upper edge; null in the top band. */
  netUpTo: number | null;
  /** 'TZS 270,000 - 500,000'. */
  netRange: string;
};

/** Every rate that a salary calculation needs: small and plain, so that it can travel to the browser as a prop. */
export type SalaryRates = {
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
  bands: readonly PayeBand[];
  /** Fixed tax of the top band in the revenue authority's own table. */
  publishedTopFixed: number;
};

/** What a salary comes to in a month; every amount in shillings, rounded to 2 decimals. */
export type SalaryResult = {
  grossSalary: number;
  employeeNSSF: number;
  taxablePay: number;
  paye: number;
  netPay: number;
  employerNSSF: number;
  wcf: number;
  sdl: number;
  totalCostToCompany: number;
  /** 'Tax-free (0%)' or '8% tax band'. */
  taxBand: string;
  /** Range in which the net pay lies, 'TZS 270,000 - 500,000'. */
  netPayRange: string;
  summary: SalarySummary;
};

/** Sums and shares of a salary; percents are of gross, 2 decimals, 0 when gross is 0. */
export type SalarySummary = {
  /** NSSF, PAYE, WCF and SDL together. */
  totalDeductions: number;
  takeHomePercent: number;
  deductionPercent: number;
  /** Employer NSSF, WCF and SDL, on top of gross. */
  employerCostPercent: number;
  /** PAYE as a share of gross. */
  effectiveRate: number;
  /** PAYE rate on the next shilling of taxable pay. */
  marginalRate: number;
};

export type SalaryOptions = {
  /** False for an employer below the SDL threshold of employees. True unless told. */
  isSdlCharged?: boolean;
};
