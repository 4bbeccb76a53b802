import type { HolidayRules } from '../../calendar/holidays.ts';
import { applyPercent, clampAmount, percentageOf, roundToCents } from '../../money/amount.ts';
import { addMonths, type IsoDay } from '../days.ts';
import { type LossCapRules, type LossRelief, lossRelief } from './lossRelief.ts';
import {
  type DatedRate,
  type ExcludedSector,
  type MinimumTaxSlice,
  minimumTaxOf,
  minimumTaxSlices,
} from './minimumTax.ts';

/** The rules of company income tax, from content/tax/corporate.json. */
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
  /** Public holidays, to name the working day before a due date. */
  holidays: HolidayRules;
};

/** Input of a company. Amounts in shillings. */
export type CorporateInput = {
  kind: string;
  /** Income of the year before losses brought forward; a loss is negative. */
  chargeableIncome: number;
  /** Unrelieved losses brought forward. */
  broughtLosses: number;
  /** Each of the four years before left unrelieved losses. */
  isFourYears: boolean;
  turnover: number;
  /** Loss years in a row, including this year. */
  lossYears: number;
  /** Id of an excluded sector; any other text means none. */
  sector: string;
  /** Last day of the accounting year. */
  yearEnd: IsoDay;
  taxAlreadyPaid: number;
};

/** A quarter of the year's tax: the part covered by tax already paid, and the rest. */
type Instalment = { due: IsoDay; amount: number; covered: number; left: number };

/** Reason for charging minimum tax or not. */
type MinimumTaxGround = 'charged' | 'too-few-loss-years' | 'excluded-sector';

/** Company income tax of one accounting year; amounts rounded to 2 decimals. */
export type CorporateResult = {
  rate: number;
  /** Losses brought forward against the income of the year. */
  losses: LossRelief;
  /** Rate times income after losses brought forward; 0 for a loss. */
  incomeTax: number;
  minimumTaxGround: MinimumTaxGround;
  /** Parts of the year by rate of minimum tax; several if the rate changed or a relief began or ended in the year. */
  minimumTaxSlices: MinimumTaxSlice[];
  /** 0 unless charged. */
  minimumTax: number;
  /** Alternative reading: minimum tax at the rate of the last day for the whole year; 0 unless charged. */
  lastDayMinimumTax: number;
  /** The higher of the two taxes. */
  taxPayable: number;
  /** Tax as a percent of the income after losses; 0 without income. */
  effectiveRate: number;
  /** Empty if the year's tax is too small. */
  instalments: Instalment[];
  /** Balance to pay; negative if too much has been paid. */
  balance: number;
  /** Last day for the final return. */
  returnDue: IsoDay;
};

function groundFor(lossYears: number, slices: readonly MinimumTaxSlice[], rules: CorporateRules): MinimumTaxGround {
  if (lossYears < rules.minimumTaxLossYears) return 'too-few-loss-years';
  return slices.every(({ rate }) => rate === 0) ? 'excluded-sector' : 'charged';
}

/** Calculates minimum tax by days, and by the rate of the last day alone. */
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

/** Splits the tax into four instalments, due at the end of months 3, 6, 9 and 12; the last takes the odd cents. */
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

/** Calculates a year's income tax of a company: the higher of tax on income and minimum tax, with due days. */
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
    effectiveRate: percentageOf(taxPayable, losses.chargeable),
    instalments: taxPayable <= rules.noInstalmentsUpTo ? [] : instalmentsOf(taxPayable, input.yearEnd, taxAlreadyPaid),
    balance: roundToCents(taxPayable - taxAlreadyPaid),
    returnDue: addMonths(input.yearEnd, rules.returnMonths),
  };
}
