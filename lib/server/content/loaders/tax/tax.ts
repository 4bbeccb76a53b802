import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { CorporateRules } from '../../../../tax/corporateTax.ts';
import { inForce } from '../../../../tax/days.ts';
import type { ObjectionRules } from '../../../../tax/objection.ts';
import type { PenaltyRules } from '../../../../tax/penalties.ts';
import type { PresumptiveRules } from '../../../../tax/presumptiveYear.ts';
import type { VatRules } from '../../../../tax/vat.ts';
import type { DatedFigure, WithholdingRules } from '../../../../tax/withholding.ts';
import type { Language } from '../../../../words/language.ts';
import { getHolidayRules } from '../calendar.ts';
import { getPaye } from './salary.ts';
import { getRate, getValueToday, pickFields, publishedLoader } from './sources.ts';

/** Legal tables as shown on the build date, with the sources of their values. */
export const getRateFile = publishedLoader(TAX_FILES.rates);
const getCorporate = publishedLoader(TAX_FILES.corporate);
const getDispute = publishedLoader(TAX_FILES.dispute);
const getPenalties = publishedLoader(TAX_FILES.penalties);
const getPresumptive = publishedLoader(TAX_FILES.presumptive);
const getVat = publishedLoader(TAX_FILES.vat);
const getWithholding = publishedLoader(TAX_FILES.withholding);

const figuresOf = (id: string): DatedFigure[] => pickFields(getRate(id, 'en').values, 'from', 'value');

const percentsOf = (id: string) => getRate(id, 'en').values.map(({ from, value }) => ({ from, rate: value }));

/** Returns the company income tax rules with their dated figures. */
export const getCorporateRules = (): CorporateRules => ({
  ...getCorporate('en'),
  lossCaps: percentsOf('company.loss-cap'),
  holidays: getHolidayRules('en'),
});

/** Returns the time limit of a step, if it depends only on the step's start. */
function timeOf({ days, rate: id }: { days?: number | undefined; rate?: string | undefined }) {
  if (id === undefined) return days === undefined ? {} : { days };
  const { value } = getValueToday(id, 'en');
  return getRate(id, 'en').unit === 'months' ? { months: value } : { days: value };
}

/** Returns the tax dispute rules with the time limits of their steps. */
export function getObjectionRules(language: Language): ObjectionRules {
  const dispute = getDispute(language);
  return {
    ...dispute,
    steps: dispute.steps.map((step) => ({ ...step, ...timeOf(step) })),
    holidays: getHolidayRules(language),
  };
}

/** Returns the penalty rules with their dated figures. */
export function getPenaltyRules(): PenaltyRules {
  const penalties = getPenalties('en');
  return {
    ...penalties,
    kinds: penalties.kinds.map((kind) => ({
      ...kind,
      fundRates: kind.fundRate === undefined ? undefined : percentsOf(kind.fundRate),
    })),
    rates: percentsOf('late.rate'),
    pointValues: figuresOf('late.point'),
    holidays: getHolidayRules('en'),
  };
}

/** Returns the presumptive tax rules, with monthly PAYE bands; the annual bands for individuals are 12 times as high. */
export function getPresumptiveRules(language: Language): PresumptiveRules {
  const presumptive = getPresumptive(language);
  const { tables, ceilings } = presumptive;
  return {
    ...presumptive,
    tables: tables.map((table) => ({ ...table, ceiling: inForce(ceilings, table.from)?.value ?? 0 })),
    paye: getPaye('en')
      .tables.filter(({ from }, index, all) => (all[index + 1]?.from ?? '9') > (tables[0]?.from ?? from))
      .map(({ from, bands }) => ({ from, bands: pickFields(bands, 'above', 'rate', 'fixed') })),
  };
}

/** Returns the VAT rules with their dated figures. */
export const getVatRules = (): VatRules => ({
  ...getVat('en'),
  figures: {
    standard: figuresOf('vat.standard'),
    electronic: figuresOf('vat.electronic'),
    withheldGoods: figuresOf('vat.withheld-goods'),
    withheldServices: figuresOf('vat.withheld-services'),
    threshold: figuresOf('vat.threshold'),
    thresholdHalf: figuresOf('vat.threshold-half'),
    registerDays: figuresOf('vat.register-days'),
    returnDays: figuresOf('filing.vat-day'),
    withheldDays: figuresOf('filing.withheld-vat-days'),
  },
  holidays: getHolidayRules('en'),
});

/** Returns the withholding rules with their rates. */
export function getWithholdingRules(): WithholdingRules {
  const withholding = getWithholding('en');
  const sides = withholding.kinds.flatMap(({ resident, nonResident }) => [resident, nonResident]);
  const rates = sides.flatMap((side) => [side?.rate, side?.holding?.rate]).filter((rate) => rate !== undefined);
  return {
    ...withholding,
    figures: Object.fromEntries(rates.map((rate) => [rate, figuresOf(rate)])),
    dueDays: figuresOf('filing.payroll-day'),
    certificateDays: figuresOf('filing.certificate-days'),
    holidays: getHolidayRules('en'),
  };
}
