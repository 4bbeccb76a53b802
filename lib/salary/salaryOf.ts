import { percentOf } from '../money/percentOf.ts';
import { roundToCents } from '../money/roundToCents.ts';
import { shareOf } from '../money/shareOf.ts';
import { bandIndexOf, payeOn } from './paye.ts';
import type { PayeBand, SalaryOptions, SalaryRates, SalaryResult } from './types.ts';

/** PAYE rate on the next shilling: at a band's upper edge that of the band above. */
function marginalRateAt(taxablePay: number, bands: readonly PayeBand[]): number {
  return bands.findLast((band) => band.above <= taxablePay)?.rate ?? 0;
}

function netRangeOf(netPay: number, bands: readonly PayeBand[]): string {
  return bands.find((band) => band.netUpTo === null || netPay <= band.netUpTo)?.netRange ?? '';
}

/** Gross salary less the employee's NSSF, unrounded. */
export function taxablePayOf(gross: number, rates: SalaryRates): number {
  return percentOf(gross, 100 - rates.employeeNssf);
}

/**
 * Everything that follows from a gross salary and its taxable pay under one table of rates.
 * It calculates unrounded and rounds each field once, at the end, halves away from zero.
 * Taxable pay is handed in, because net to gross starts from it: worked back from the gross
 * it could come to lie a hair beyond the edge of its band.
 */
export function salaryOf(
  gross: number,
  taxablePay: number,
  rates: SalaryRates,
  { isSdlCharged = true }: SalaryOptions = {},
): SalaryResult {
  const employeeNssf = percentOf(gross, rates.employeeNssf);
  const paye = payeOn(taxablePay, rates.bands);
  const netPay = taxablePay - paye;
  const employerNssf = percentOf(gross, rates.employerNssf);
  const wcf = percentOf(gross, rates.wcf);
  const sdl = isSdlCharged ? percentOf(gross, rates.sdl) : 0;
  const employerCost = employerNssf + wcf + sdl;
  const totalDeductions = employeeNssf + paye + wcf + sdl;
  const netInCents = roundToCents(netPay);
  return {
    grossSalary: roundToCents(gross),
    employeeNSSF: roundToCents(employeeNssf),
    taxablePay: roundToCents(taxablePay),
    paye: roundToCents(paye),
    netPay: netInCents,
    employerNSSF: roundToCents(employerNssf),
    wcf: roundToCents(wcf),
    sdl: roundToCents(sdl),
    totalCostToCompany: roundToCents(gross + employerCost),
    taxBand: rates.bands[bandIndexOf(taxablePay, rates.bands)]?.label ?? '',
    netPayRange: netRangeOf(netInCents, rates.bands),
    summary: {
      totalDeductions: roundToCents(totalDeductions),
      takeHomePercent: roundToCents(shareOf(netPay, gross)),
      deductionPercent: roundToCents(shareOf(totalDeductions, gross)),
      employerCostPercent: roundToCents(shareOf(employerCost, gross)),
      effectiveRate: roundToCents(shareOf(paye, gross)),
      marginalRate: marginalRateAt(taxablePay, rates.bands),
    },
  };
}
