import type { CorporateRules } from '../../../../tax/corporate/corporateTax.ts';
import { getHolidayRules } from '../calendar.ts';
import { getCorporate } from './tax.ts';
import { getRate } from './yearlyRates.ts';

/** Returns the rules of the corporate tax calculator. */
export function getCorporateRules(): CorporateRules {
  const { kinds, minimumTax, lossCap, instalments, finalReturn } = getCorporate();
  return {
    kinds: kinds.map(({ id, rate, from }) => ({ id, rate, from })),
    minimumTax: minimumTax.rates.map(({ from, rate }) => ({ from, rate })),
    minimumTaxLossYears: minimumTax.lossYears,
    excludedSectors: minimumTax.excludedSectors.map(({ id, from, until }) => ({ id, from, until })),
    lossCap: {
      caps: getRate('company.loss-cap').values.map(({ from, value }) => ({ from, rate: value })),
      exemptSectors: lossCap.exemptSectors,
    },
    noInstalmentsUpTo: instalments.noneUpTo,
    returnMonths: finalReturn.months,
    holidays: getHolidayRules(),
  };
}
