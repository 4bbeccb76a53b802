import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Corporate } from '../content/schemas/tax/business.ts';
import { applyPercent, clampAmount, percentageOf, roundToCents } from '../money/amount.ts';
import type { FormReading } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { addDays, addMonths, countDays, type IsoDay, inForce, splitPeriod, yearStart } from './days.ts';
import { entryOf, formReader, isFormDay } from './formReader.ts';

/** A rate and the date from which it applies. */
export type DatedRate = { from: IsoDay; rate: number };

/** Company income tax rules (content/tax/corporate.json) with figures from elsewhere. */
export type CorporateRules = Corporate & {
  /**
   * Maximum percentage of a year's income that losses brought forward may offset (Income Tax Act, section 19(2)), oldest
   * first.
   */
  lossCaps: readonly DatedRate[];
  holidays: HolidayRules;
};

/**
 * Offsets losses brought forward against the year's income, up to the cap in force on its last day, unrounded. Returns the
 * cap as a percentage of income, if there is one, the income after relief, and the losses carried forward.
 */
function lossRelief(input: CorporateInput, { lossCap, lossCaps }: CorporateRules) {
  const income = clampAmount(input.chargeableIncome);
  const brought = clampAmount(input.broughtLosses);
  const isCapped = input.isFourYears && !lossCap.exemptSectors.includes(input.sector);
  const cap = isCapped ? inForce(lossCaps, input.yearEnd)?.rate : undefined;
  const relief = Math.min(brought, cap === undefined ? income : applyPercent(income, cap));
  const loss = clampAmount(-input.chargeableIncome);
  return { cap, relief, chargeable: income - relief, carried: brought - relief + loss };
}

/** Part of an accounting year with a single minimum tax rate, which is 0 while the company's sector is excluded. */
type MinimumTaxSlice = { days: number; rate: number };

/** Splits the accounting year by minimum tax rate. */
function slicesOf({ yearEnd, sector: id }: CorporateInput, { minimumTax }: CorporateRules): MinimumTaxSlice[] {
  const { rates, excludedSectors } = minimumTax;
  const sector = excludedSectors.find((excluded) => excluded.id === id);
  const isExcluded = (day: IsoDay) =>
    sector !== undefined && (sector.from ?? day) <= day && day <= (sector.until ?? day);
  const starts = [...rates.map(({ from }) => from), sector?.from, sector?.until && addDays(sector.until, 1)];
  const slices: MinimumTaxSlice[] = [];
  for (const { first, last } of splitPeriod({ first: yearStart(yearEnd), last: yearEnd }, starts)) {
    const rate = isExcluded(first) ? 0 : ((inForce(rates, first) ?? rates[0])?.rate ?? 0);
    const days = countDays(first, last);
    const before = slices.at(-1);
    if (before?.rate === rate) before.days += days;
    else slices.push({ days, rate });
  }
  return slices;
}

/**
 * Calculates minimum tax on turnover, unrounded, prorated by days if the rate changes (First Schedule, paragraph 5(3), which
 * refers to total income; under section 6(1)(c), turnover is the chargeable income of such a company).
 */
function minimumTaxOf(turnover: number, slices: readonly MinimumTaxSlice[]): number {
  if (slices.length === 1) return applyPercent(turnover, slices[0]?.rate ?? 0);
  const days = slices.reduce((sum, slice) => sum + slice.days, 0);
  const weight = slices.reduce((sum, slice) => sum + slice.days * slice.rate, 0);
  return applyPercent(turnover, weight) / days;
}

/** A company's input; amounts in shillings. */
export type CorporateInput = {
  kind: string;
  /** Income for the year before losses brought forward; negative for a loss. */
  chargeableIncome: number;
  broughtLosses: number;
  /** True if each of the four previous years left unrelieved losses. */
  isFourYears: boolean;
  turnover: number;
  /** Number of consecutive loss years, including this one. */
  lossYears: number;
  /** Id of an excluded sector, or any other text for none. */
  sector: string;
  yearEnd: IsoDay;
  taxAlreadyPaid: number;
};

/** A quarter of the year's tax: the part covered by tax already paid, and the remainder. */
type Instalment = { due: IsoDay; amount: number; covered: number; left: number };

type MinimumTaxGround = 'charged' | 'too-few-loss-years' | 'excluded-sector';

/** Company income tax for an accounting year; amounts rounded to 2 decimals. */
export type CorporateResult = {
  rate: number;
  losses: ReturnType<typeof lossRelief>;
  /** Tax on income after losses brought forward; 0 for a loss. */
  incomeTax: number;
  minimumTaxGround: MinimumTaxGround;
  /** Parts of the year by minimum tax rate; several if the rate changed, or a relief began or ended, during the year. */
  minimumTaxSlices: MinimumTaxSlice[];
  /** 0 unless charged. */
  minimumTax: number;
  /** Alternative interpretation: minimum tax at the last day's rate for the whole year; 0 unless charged. */
  lastDayMinimumTax: number;
  taxPayable: number;
  /** Tax as a percentage of income after losses; 0 without income. */
  effectiveRate: number;
  /** Empty if the year's tax is too low for instalments. */
  instalments: Instalment[];
  /** Balance due; negative if too much has been paid. */
  balance: number;
  returnDue: IsoDay;
};

/** Calculates minimum tax prorated by days, and at the last day's rate only; 0 if the company does not owe it. */
function minimumTaxesOf(input: CorporateInput, rules: CorporateRules) {
  const slices = slicesOf(input, rules);
  const isExcluded = slices.every(({ rate }) => rate === 0);
  const ground = isExcluded ? 'excluded-sector' : 'charged';
  const minimumTaxGround: MinimumTaxGround =
    input.lossYears < rules.minimumTax.lossYears ? 'too-few-loss-years' : ground;
  const turnover = minimumTaxGround === 'charged' ? clampAmount(input.turnover) : 0;
  return {
    minimumTaxGround,
    minimumTaxSlices: slices,
    minimumTax: minimumTaxOf(turnover, slices),
    lastDayMinimumTax: roundToCents(minimumTaxOf(turnover, slices.slice(-1))),
  };
}

/** Splits the tax into four instalments, due at the end of months 3, 6, 9 and 12. The last one includes the remaining cents. */
function instalmentsOf(taxPayable: number, yearEnd: IsoDay, taxAlreadyPaid: number): Instalment[] {
  const quarter = roundToCents(taxPayable / 4);
  let unused = taxAlreadyPaid;
  return [-9, -6, -3, 0].map((months) => {
    const amount = months === 0 ? roundToCents(taxPayable - 3 * quarter) : quarter;
    const covered = roundToCents(Math.min(amount, unused));
    unused -= covered;
    return { due: addMonths(yearEnd, months), amount, covered, left: roundToCents(amount - covered) };
  });
}

/** Calculates a company's annual income tax (the higher of tax on income and minimum tax), with due dates. */
export function corporateTax(input: CorporateInput, rules: CorporateRules): CorporateResult {
  const losses = lossRelief(input, rules);
  const { rate } = entryOf(rules.kinds, input.kind);
  const incomeTax = applyPercent(losses.chargeable, rate);
  const minimum = minimumTaxesOf(input, rules);
  const taxPayable = roundToCents(Math.max(incomeTax, minimum.minimumTax));
  const taxAlreadyPaid = clampAmount(input.taxAlreadyPaid);
  return {
    ...minimum,
    rate,
    losses,
    incomeTax: roundToCents(incomeTax),
    minimumTax: roundToCents(minimum.minimumTax),
    taxPayable,
    effectiveRate: percentageOf(taxPayable, losses.chargeable),
    instalments:
      taxPayable <= rules.instalments.noneUpTo ? [] : instalmentsOf(taxPayable, input.yearEnd, taxAlreadyPaid),
    balance: roundToCents(taxPayable - taxAlreadyPaid),
    returnDue: addMonths(input.yearEnd, rules.finalReturn.months),
  };
}

/** Form fields, in order; also the names of their URL parameters. */
export type CorporateField = 'kind' | 'income' | 'brought' | 'four' | 'turnover' | 'losses' | 'sector' | 'end' | 'paid';

/** Value for unrelieved losses in each of the four previous years. */
export const FOUR_YEARS = 'yes';

const MAX_LOSS_YEARS = 99;

function yearEndMistake(day: IsoDay, rules: CorporateRules, { from = '' }: CorporateRules['kinds'][number]) {
  if (!isFormDay(day)) return { code: 'year-end-missing' } as const;
  if (day < (rules.minimumTax.rates[0]?.from ?? '')) return { code: 'year-end-early' } as const;
  return day < from ? ({ code: 'kind-early' } as const) : undefined;
}

function lossYearsMistake(lossYears: number, income: number): Mistake | undefined {
  if (!Number.isInteger(lossYears) || lossYears < 0 || lossYears > MAX_LOSS_YEARS) return { code: 'losses-unreadable' };
  return lossYears === 0 && income < 0 ? { code: 'losses-too-few' } : undefined;
}

/** Parses the corporate tax form. Empty losses and tax paid count as 0; an unknown kind of company falls back to the first. */
export function readCorporateInput(
  texts: Record<CorporateField, string>,
  rules: CorporateRules,
): FormReading<CorporateField, CorporateInput> {
  const form = formReader(texts);
  const kind = entryOf(rules.kinds, texts.kind);
  const chargeableIncome = form.amount('income', { code: 'income-missing' }, true);
  const lossYears = Number(texts.losses);
  form.refuse('losses', lossYearsMistake(lossYears, chargeableIncome));
  form.refuse('end', yearEndMistake(texts.end, rules, kind));
  return form.reading({
    kind: kind.id,
    chargeableIncome,
    broughtLosses: form.amount('brought'),
    isFourYears: texts.four === FOUR_YEARS,
    turnover: form.amount('turnover', { code: 'year-turnover-missing' }),
    lossYears,
    sector: texts.sector,
    yearEnd: texts.end,
    taxAlreadyPaid: form.amount('paid'),
  });
}
