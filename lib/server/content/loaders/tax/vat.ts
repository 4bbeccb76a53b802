import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { VatRules } from '../../../../tax/vat/vat.ts';
import { getHolidayRules } from '../calendar.ts';
import { publishedLoader } from './sources.ts';
import { figureFinder } from './withholding.ts';

/** Rules of VAT in words, with their laws and sources. */
export const getVat = publishedLoader(TAX_FILES.vat);

/** Returns the figures of the VAT calculator. */
export function getVatRules(): VatRules {
  const figuresOf = figureFinder();
  return {
    standard: figuresOf('vat.standard'),
    electronic: figuresOf('vat.electronic'),
    withheldGoods: figuresOf('vat.withheld-goods'),
    withheldServices: figuresOf('vat.withheld-services'),
    threshold: figuresOf('vat.threshold'),
    thresholdHalf: figuresOf('vat.threshold-half'),
    registerDays: figuresOf('vat.register-days'),
    returnDays: figuresOf('filing.vat-day'),
    withheldDays: figuresOf('filing.withheld-vat-days'),
    holidays: getHolidayRules(),
  };
}
