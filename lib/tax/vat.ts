import type { HolidayRules } from '../calendar/holidays.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import { afterMonthEnd, type IsoDay } from './days.ts';
import type { DatedFigure } from './withholding.ts';

/** Figures of VAT with their first days, oldest first, as content/tax/rates.json states them. */
export type VatRules = {
  /** Percents of the price without VAT. */
  standard: readonly DatedFigure[];
  electronic: readonly DatedFigure[];
  withheldGoods: readonly DatedFigure[];
  withheldServices: readonly DatedFigure[];
  /** Shillings of turnover in 12 months and in 6. */
  threshold: readonly DatedFigure[];
  thresholdHalf: readonly DatedFigure[];
  /** Days to apply for registration. */
  registerDays: readonly DatedFigure[];
  /** Days of the next month by which the return and withheld VAT are paid. */
  returnDays: readonly DatedFigure[];
  withheldDays: readonly DatedFigure[];
  /** Public holidays, for due days that are none of work. */
  holidays: HolidayRules;
};

/** What a designated buyer buys, or nothing. */
export type Withheld = '' | 'goods' | 'services';

export type VatInput = {
  /** Shillings, with or without VAT as `isIncluded` says. */
  amount: number;
  isIncluded: boolean;
  /** The reduced rate of electronic payments. */
  isElectronic: boolean;
  withheld: Withheld;
  /** Day of the sale. */
  day: IsoDay;
};

/** VAT of one sale. Amounts in shillings, exact to the cent. */
export type VatResult = {
  rate: number;
  net: number;
  vat: number;
  gross: number;
  withheldRate: number;
  /** Kept back by a designated buyer. */
  withheld: number;
  /** What reaches the supplier. */
  received: number;
  /** VAT of the sale that the supplier still pays, before its input tax; below 0 where more was withheld. */
  left: number;
  /** Last days of the supplier’s return and of the buyer’s payment; undefined where the day is not known. */
  returnDue: IsoDay | undefined;
  withheldDue: IsoDay | undefined;
};

/** The value of a figure on a day, or undefined before its first. */
export const valueAt = (figures: readonly DatedFigure[], day: IsoDay): number | undefined =>
  figures.findLast(({ from }) => from <= day)?.value;

function dueAfter(day: IsoDay, days: readonly DatedFigure[]): IsoDay | undefined {
  const count = valueAt(days, day);
  return count === undefined ? undefined : afterMonthEnd(day, count);
}

/** VAT in a price, or on top of one, and what a designated buyer keeps back. */
export function vatOf({ amount, isIncluded, isElectronic, withheld, day }: VatInput, rules: VatRules): VatResult {
  const rate = valueAt(isElectronic ? rules.electronic : rules.standard, day) ?? 0;
  const vat = exactShare(amount, rate, isIncluded ? 100 + rate : 100);
  const net = isIncluded ? sumExactly(amount, -vat) : sumExactly(amount);
  const gross = sumExactly(net, vat);
  const withheldRates = { '': [], goods: rules.withheldGoods, services: rules.withheldServices }[withheld];
  const withheldRate = valueAt(withheldRates, day) ?? 0;
  const kept = exactShare(net, withheldRate, 100);
  return {
    rate,
    net,
    vat,
    gross,
    withheldRate,
    withheld: kept,
    received: sumExactly(gross, -kept),
    left: sumExactly(vat, -kept),
    returnDue: dueAfter(day, rules.returnDays),
    withheldDue: withheld ? dueAfter(day, rules.withheldDays) : undefined,
  };
}
