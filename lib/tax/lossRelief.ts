import { applyPercent, clampAmount } from '../money/amount.ts';
import type { IsoDay } from './days.ts';
import type { DatedRate } from './minimumTax.ts';

/** The cap on losses brought forward (Income Tax Act, section 19(2)). */
export type LossCapRules = {
  /** Percents of the income of a year that old losses may cover, oldest first. */
  caps: readonly DatedRate[];
  /** Sectors that the cap leaves out. */
  exemptSectors: readonly string[];
};

/** What relief follows from. Amounts in shillings; a loss of the year is a negative income. */
export type LossInput = {
  chargeableIncome: number;
  broughtLosses: number;
  /** Losses of each of the four years before are still unrelieved. */
  isFourYears: boolean;
  sector: string;
  yearEnd: IsoDay;
};

/** Old losses set against the income of a year, unrounded. */
export type LossRelief = {
  /** Percent of income that old losses may cover; undefined where there is no cap. */
  cap: number | undefined;
  relief: number;
  /** Income after relief; the loss of the year where it is one. */
  chargeable: number;
  /** Losses carried forward, that of the year with them. */
  carried: number;
};

function capOf({ isFourYears, sector, yearEnd }: LossInput, { caps, exemptSectors }: LossCapRules) {
  if (!isFourYears || exemptSectors.includes(sector)) return undefined;
  return caps.findLast(({ from }) => from <= yearEnd)?.rate;
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
