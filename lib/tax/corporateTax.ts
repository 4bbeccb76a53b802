import type { HolidayRules } from '../calendar/holidays.ts';
import { applyPercent, clampAmount, percentageOf, roundToCents } from '../money/amount.ts';
import { addMonths, type IsoDay } from './days.ts';
import { type LossCapRules, type LossRelief, lossRelief } from './lossRelief.ts';
import {
  type DatedRate,
  type ExcludedSector,
  type MinimumTaxSlice,
  minimumTaxOf,
  minimumTaxSlices,
} from './minimumTax.ts';

/** The rules of company income tax, as content/tax/corporate.json states them. */
export type CorporateRules = {
  /** Percent of chargeable income, by kind of company. */
  kinds: readonly { id: string; rate: number; from?: IsoDay | undefined }[];
  /** Percents of turnover, oldest first. */
  minimumTax: readonly DatedRate[];
  /** Loss years in a row, the current one included, from which minimum tax is charged. */
  minimumTaxLossYears: number;
  excludedSectors: readonly ExcludedSector[];
  lossCap: LossCapRules;
  /** Tax of a year up to which no instalments are due. */
  noInstalmentsUpTo: number;
  /** Months after the year end by which the final return is due. */
  returnMonths: number;
  /** Public holidays, for due days that are none of work. */
  holidays: HolidayRules;
};

/** What a company enters. Amounts in shillings. */
export type CorporateInput = {
  kind: string;
  /** Income of the year before losses brought forward; a loss is negative. */
  chargeableIncome: number;
  /** Unrelieved losses brought forward. */
  broughtLosses: number;
  /** Losses of each of the four years before are still unrelieved. */
  isFourYears: boolean;
  turnover: number;
  /** Loss years in a row, this one included. */
  lossYears: number;
  /** Id of an excluded sector, or any other text for none. */
  sector: string;
  /** Last day of the accounting year. */
  yearEnd: IsoDay;
  taxAlreadyPaid: number;
};

/** A quarter of the year's tax: the part that tax already paid covers, and what is left. */
type Instalment = { due: IsoDay; amount: number; covered: number; left: number };

/** Why no minimum tax is charged. */
type MinimumTaxGround = 'charged' | 'too-few-loss-years' | 'excluded-sector';

/** Company income tax of one accounting year; amounts rounded to 2 decimals. */
export type CorporateResult = {
  rate: number;
  /** Losses brought forward against the income of the year. */
  losses: LossRelief;
  /** Rate times income after losses brought forward; 0 for a loss. */
  incomeTax: number;
  minimumTaxGround: MinimumTaxGround;
  /** The year by rate of minimum tax; more than one part where the rate changed or a relief began or ended inside it. */
  minimumTaxSlices: MinimumTaxSlice[];
  /** 0 unless charged. */
  minimumTax: number;
  /** Minimum tax with the rate of the last day for the whole year, the other reading; 0 unless charged. */
  lastDayMinimumTax: number;
  /** The higher of the two taxes. */
  taxPayable: number;
  /** Tax as a percent of the income after losses; 0 without income. */
  effectiveRate: number;
  /** None where the tax of the year is too small for them. */
  instalments: Instalment[];
  /** Left to pay; negative when more has been paid than is due. */
  balance: number;
  /** Last day for the final return. */
  returnDue: IsoDay;
};

function groundFor(lossYears: number, slices: readonly MinimumTaxSlice[], rules: CorporateRules): MinimumTaxGround {
  if (lossYears < rules.minimumTaxLossYears) return 'too-few-loss-years';
  return slices.every(({ rate }) => rate === 0) ? 'excluded-sector' : 'charged';
}

/** Minimum tax by days, and by the rate of the last day alone. */
function minimumTaxesOf(input: CorporateInput, rules: CorporateRules) {
  const sector = rules.excludedSectors.find(({ id }) => id === input.sector);
  const minimumTaxSlicesOfYear = minimumTaxSlices(input.yearEnd, rules.minimumTax, sector);
  const minimumTaxGround = groundFor(input.lossYears, minimumTaxSlicesOfYear, rules);
  const turnover = minimumTaxGround === 'charged' ? clampAmount(input.turnover) : 0;
  return {
    minimumTaxGround,
    minimumTaxSlices: minimumTaxSlicesOfYear,
    minimumTax: minimumTaxOf(turnover, minimumTaxSlicesOfYear),
    lastDayMinimumTax: roundToCents(minimumTaxOf(turnover, minimumTaxSlicesOfYear.slice(-1))),
  };
}

/** Due at the end of months 3, 6, 9 and 12, a quarter of the tax each; the last takes the odd cents. */
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

/** Income tax of a company for one accounting year: the higher of tax on income and minimum tax, and when it is due. */
export function corporateTax(input: CorporateInput, rules: CorporateRules): CorporateResult {
  const losses = lossRelief(input, rules.lossCap);
  const rate = rules.kinds.find(({ id }) => id === input.kind)?.rate ?? rules.kinds[0]?.rate ?? 0;
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
    effectiveRate: roundToCents(percentageOf(taxPayable, losses.chargeable)),
    instalments: taxPayable <= rules.noInstalmentsUpTo ? [] : instalmentsOf(taxPayable, input.yearEnd, taxAlreadyPaid),
    balance: roundToCents(taxPayable - taxAlreadyPaid),
    returnDue: addMonths(input.yearEnd, rules.returnMonths),
  };
}
