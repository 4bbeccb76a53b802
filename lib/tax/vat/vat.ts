import type { HolidayRules } from '../../calendar/holidays.ts';
import { exactShare, sumExactly } from '../../money/cents.ts';
import { afterMonthEnd, type IsoDay } from '../days.ts';
import { inForce } from '../inForce.ts';
import type { DatedFigure } from '../withholding/withholding.ts';

/** Figures of VAT with their first days, oldest first, from content/tax/rates.json. */
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
  /** Public holidays, to name the working day before a due date. */
  holidays: HolidayRules;
};

/** Purchase of a designated buyer; empty if nothing is withheld. */
export type Withheld = '' | 'goods' | 'services';

export type VatInput = {
  /** Shillings; `isIncluded` says whether with VAT. */
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
  /** VAT withheld by a designated buyer. */
  withheld: number;
  /** Amount that the supplier receives. */
  received: number;
  /** VAT of the sale that the supplier still pays, before its input tax; negative if more was withheld. */
  left: number;
  /** Due days of the supplier’s return and of the buyer’s payment; undefined if not known. */
  returnDue: IsoDay | undefined;
  withheldDue: IsoDay | undefined;
};

function dueAfter(day: IsoDay, days: readonly DatedFigure[]): IsoDay | undefined {
  const count = inForce(days, day)?.value;
  return count === undefined ? undefined : afterMonthEnd(day, count);
}

/** Calculates VAT in a price or on top of it, and the part that a designated buyer withholds. */
export function vatOf({ amount, isIncluded, isElectronic, withheld, day }: VatInput, rules: VatRules): VatResult {
  const rate = inForce(isElectronic ? rules.electronic : rules.standard, day)?.value ?? 0;
  const vat = exactShare(amount, rate, isIncluded ? 100 + rate : 100);
  const net = isIncluded ? sumExactly(amount, -vat) : sumExactly(amount);
  const gross = sumExactly(net, vat);
  const withheldRates = { '': [], goods: rules.withheldGoods, services: rules.withheldServices }[withheld];
  const withheldRate = inForce(withheldRates, day)?.value ?? 0;
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
