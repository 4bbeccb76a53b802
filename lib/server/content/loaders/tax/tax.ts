import type { WithholdingKindEntry } from '../../../../content/schemas/tax/business.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { CorporateRules } from '../../../../tax/corporateTax.ts';
import { inForce } from '../../../../tax/days.ts';
import type { ObjectionRules } from '../../../../tax/objection.ts';
import type { PenaltyRules } from '../../../../tax/penalties.ts';
import type { PresumptiveRules } from '../../../../tax/presumptiveYear.ts';
import type { VatRules } from '../../../../tax/vat.ts';
import type { DatedFigure, WithholdingRules, WithholdingSide } from '../../../../tax/withholding.ts';
import { getHolidayRules } from '../calendar.ts';
import { getPaye } from './salary.ts';
import { getRate, getValueToday, picked, publishedLoader } from './sources.ts';

/** Tables of the law as pages print them on the day of the build, with the sources of their values. */
export const getRateFile = publishedLoader(TAX_FILES.rates);
export const getCorporate = publishedLoader(TAX_FILES.corporate);
export const getDispute = publishedLoader(TAX_FILES.dispute);
export const getPenalties = publishedLoader(TAX_FILES.penalties);
export const getPresumptive = publishedLoader(TAX_FILES.presumptive);
export const getVat = publishedLoader(TAX_FILES.vat);
export const getWithholding = publishedLoader(TAX_FILES.withholding);

const figuresOf = (id: string): DatedFigure[] => picked(getRate(id).values, 'from', 'value');

const percentsOf = (id: string) => getRate(id).values.map(({ from, value }) => ({ from, rate: value }));

/** Returns the rules of the corporate tax calculator. */
export function getCorporateRules(): CorporateRules {
  const { kinds, minimumTax, lossCap, instalments, finalReturn } = getCorporate();
  return {
    kinds: picked(kinds, 'id', 'rate', 'from'),
    minimumTax: picked(minimumTax.rates, 'from', 'rate'),
    minimumTaxLossYears: minimumTax.lossYears,
    excludedSectors: picked(minimumTax.excludedSectors, 'id', 'from', 'until'),
    lossCap: { caps: percentsOf('company.loss-cap'), exemptSectors: lossCap.exemptSectors },
    noInstalmentsUpTo: instalments.noneUpTo,
    returnMonths: finalReturn.months,
    holidays: getHolidayRules(),
  };
}

/** Returns the days or months of a step that depend only on its start. */
function timeOf({ days, rate: id }: { days?: number | undefined; rate?: string | undefined }) {
  if (id === undefined) return days === undefined ? {} : { days };
  const { value } = getValueToday(id);
  return getRate(id).unit === 'months' ? { months: value } : { days: value };
}

/** Returns the rules of the objection planner. */
export function getObjectionRules(): ObjectionRules {
  const { kinds, steps } = getDispute();
  return {
    kinds,
    steps: picked(steps, 'id', 'label', 'act', 'missed', 'counts', 'law').map((step, index) => {
      return { ...step, ...timeOf(steps[index] ?? {}) };
    }),
    holidays: getHolidayRules(),
  };
}

/** Returns the rules of the penalties calculator; dated figures come from the rate card. */
export function getPenaltyRules(): PenaltyRules {
  const { kinds, points } = getPenalties();
  return {
    kinds: kinds.map(({ id, endsWith, fundRate }) => ({
      id,
      endsWith,
      fundRates: fundRate === undefined ? undefined : percentsOf(fundRate),
    })),
    rates: percentsOf('late.rate'),
    pointValues: figuresOf('late.point'),
    points,
    holidays: getHolidayRules(),
  };
}

/** Returns the rules of presumptive tax, with monthly PAYE bands; annual bands of individuals are 12 times as high. */
export function getPresumptiveRules(): PresumptiveRules {
  const { tables, ceilings, traders, relief } = getPresumptive();
  return {
    tables: tables.map(({ from, bands }) => ({
      from,
      ceiling: inForce(ceilings, from)?.value ?? 0,
      bands: picked(bands, 'above', 'isOfWhole', 'records', 'noRecords'),
    })),
    traders: traders.map(({ id, closed, hasOtherRates }) => ({ id, closedFrom: closed?.from, hasOtherRates })),
    relief: { from: relief.from, months: relief.months },
    paye: getPaye()
      .tables.filter(({ from }, index, all) => (all[index + 1]?.from ?? '9') > (tables[0]?.from ?? from))
      .map(({ from, bands }) => ({ from, bands: picked(bands, 'above', 'rate', 'fixed') })),
  };
}

/** Returns the figures of the VAT calculator. */
export const getVatRules = (): VatRules => ({
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
});

/** Returns the rules of one side of a payment: to a resident, or to a non-resident. */
const sideRules = (side: WithholdingKindEntry['resident']): WithholdingSide | undefined =>
  side && {
    rates: figuresOf(side.rate),
    final: side.final,
    share: side.share,
    holding: side.holding && { least: side.holding.least, rates: figuresOf(side.holding.rate) },
  };

/** Returns the rules of the withholding finder. */
export function getWithholdingRules(): WithholdingRules {
  const { kinds, treaties } = getWithholding();
  return {
    kinds: picked(kinds, 'id', 'abroad', 'earlier', 'payers', 'treaty', 'from', 'isInstalment', 'isUnconfirmed').map(
      (kind, index) => ({
        ...kind,
        resident: sideRules(kinds[index]?.resident),
        nonResident: sideRules(kinds[index]?.nonResident),
      }),
    ),
    treaties: picked(treaties, 'id', 'dividend', 'interest', 'royalty', 'fee'),
    dueDays: figuresOf('filing.payroll-day'),
    certificateDays: figuresOf('filing.certificate-days'),
    holidays: getHolidayRules(),
  };
}
