import { applyPercent, clampAmount } from '../../money/amount.ts';
import type { IsoDay } from '../days.ts';
import { inForce } from '../inForce.ts';
import type { DatedRate } from './minimumTax.ts';

/** The cap on losses brought forward (Income Tax Act, section 19(2)). */
export type LossCapRules = {
  /** Percents of the income of a year that old losses may cover, oldest first. */
  caps: readonly DatedRate[];
  /** Sectors without the cap. */
  exemptSectors: readonly string[];
};

/** Input of loss relief. Amounts in shillings; a loss of the year is a negative income. */
export type LossInput = {
  chargeableIncome: number;
  broughtLosses: number;
  /** Each of the four years before left unrelieved losses. */
  isFourYears: boolean;
  sector: string;
  yearEnd: IsoDay;
};

/** Losses brought forward that are set against a year's income, unrounded. */
export type LossRelief = {
  /** Percent of income that losses brought forward may cover; undefined without a cap. */
  cap: number | undefined;
  relief: number;
  /** Income after relief; in a loss year, the loss. */
  chargeable: number;
  /** Losses carried forward, including the year's. */
  carried: number;
};

function capOf({ isFourYears, sector, yearEnd }: LossInput, { caps, exemptSectors }: LossCapRules) {
  if (!isFourYears || exemptSectors.includes(sector)) return undefined;
  return inForce(caps, yearEnd)?.rate;
}

/** Sets losses brought forward against the income of a year, up to the cap in force on its last day. */
export function lossRelief(input: LossInput, rules: LossCapRules): LossRelief {
  const income = clampAmount(input.chargeableIncome);
  const brought = clampAmount(input.broughtLosses);
  const cap = capOf(input, rules);
  const relief = Math.min(brought, cap === undefined ? income : applyPercent(income, cap));
  const chargeable = income - relief;
  const loss = clampAmount(-input.chargeableIncome);
  return { cap, relief, chargeable, carried: brought - relief + loss };
}
