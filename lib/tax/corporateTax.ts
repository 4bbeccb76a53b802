import { applyPercent, clampAmount, percentageOf, roundToCents } from '../money/amount.ts';
import { addMonths, type IsoDay, yearStart } from './days.ts';

/** A rate of minimum tax and the first day on which it holds. */
export type DatedRate = { from: IsoDay; rate: number };

/** The rules of company income tax, as content/tax/corporate.json states them. */
export type CorporateRules = {
  /** Percent of chargeable income, by kind of company. */
  kinds: readonly { id: string; rate: number; from?: IsoDay | undefined }[];
  /** Percents of turnover, oldest first. */
  minimumTax: readonly DatedRate[];
  /** Loss years in a row, the current one included, from which minimum tax is charged. */
  minimumTaxLossYears: number;
  /** Sectors without minimum tax; `from` and `until` are the first and the last day of a relief that has them. */
  excludedSectors: readonly { id: string; from?: IsoDay | undefined; until?: IsoDay | undefined }[];
  /** Months after the year end by which the final return is due. */
  returnMonths: number;
};

/** What a company enters. Amounts in shillings; a loss is a negative chargeable income. */
export type CorporateInput = {
  kind: string;
  chargeableIncome: number;
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
  /** Rate times chargeable income; 0 for a loss. */
  incomeTax: number;
  minimumTaxGround: MinimumTaxGround;
  /** Percent of turnover in force on the last day of the year. */
  minimumTaxRate: number;
  /** 0 unless charged. */
  minimumTax: number;
  /** True when the minimum tax rate changed inside the accounting year. */
  isMinimumRateChanged: boolean;
  /** The higher of the two taxes. */
  taxPayable: number;
  /** Tax as a percent of chargeable income; 0 without income. */
  effectiveRate: number;
  instalments: Instalment[];
  /** Left to pay; negative when more has been paid than is due. */
  balance: number;
  /** Last day for the final return. */
  returnDue: IsoDay;
};

/** The rate in force on a day, or the oldest known one for a day before it. */
function rateOn(day: IsoDay, rates: readonly DatedRate[]): number {
  return rates.findLast((dated) => dated.from <= day)?.rate ?? rates[0]?.rate ?? 0;
}

function groundFor(input: CorporateInput, rules: CorporateRules): MinimumTaxGround {
  if (input.lossYears < rules.minimumTaxLossYears) return 'too-few-loss-years';
  const sector = rules.excludedSectors.find(({ id }) => id === input.sector);
  const { from = input.yearEnd, until = input.yearEnd } = sector ?? {};
  return sector && from <= input.yearEnd && input.yearEnd <= until ? 'excluded-sector' : 'charged';
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
  const chargeableIncome = clampAmount(input.chargeableIncome);
  const rate = rules.kinds.find(({ id }) => id === input.kind)?.rate ?? rules.kinds[0]?.rate ?? 0;
  const incomeTax = applyPercent(chargeableIncome, rate);
  const minimumTaxGround = groundFor(input, rules);
  const minimumTaxRate = rateOn(input.yearEnd, rules.minimumTax);
  const turnover = clampAmount(input.turnover);
  const minimumTax = minimumTaxGround === 'charged' ? applyPercent(turnover, minimumTaxRate) : 0;
  const taxPayable = roundToCents(Math.max(incomeTax, minimumTax));
  const taxAlreadyPaid = clampAmount(input.taxAlreadyPaid);
  return {
    rate,
    incomeTax: roundToCents(incomeTax),
    minimumTaxGround,
    minimumTaxRate,
    minimumTax: roundToCents(minimumTax),
    isMinimumRateChanged: rateOn(yearStart(input.yearEnd), rules.minimumTax) !== minimumTaxRate,
    taxPayable,
    effectiveRate: roundToCents(percentageOf(taxPayable, chargeableIncome)),
    instalments: instalmentsOf(taxPayable, input.yearEnd, taxAlreadyPaid),
    balance: roundToCents(taxPayable - taxAlreadyPaid),
    returnDue: addMonths(input.yearEnd, rules.returnMonths),
  };
}
