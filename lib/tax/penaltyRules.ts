import type { HolidayRules } from '../calendar/holidays.ts';
import type { IsoDay } from './days.ts';
import type { DatedRate } from './minimumTax.ts';

/** What can be late, as content/tax/penalties.json states it. */
export type PenaltyKind = {
  id: string;
  /** What ends the failure: the return is filed, or all is paid. */
  endsWith: 'filing' | 'payment';
  /** Percents a month of what is unpaid, oldest first: a fund's simple charge instead of the penalty of the Act. */
  fundRates?: readonly DatedRate[] | undefined;
};

/** The rules of penalties. Dated lists stand oldest first. */
export type PenaltyRules = {
  kinds: readonly PenaltyKind[];
  /** Percents of the unpaid tax for each month (Tax Administration Act, section 78(2)(a)). */
  rates: readonly DatedRate[];
  /** Shillings of a currency point. */
  pointValues: readonly { from: IsoDay; value: number }[];
  /** Points that a month costs at least (section 78(2)(b)). */
  points: { individual: number; company: number };
  /** Public holidays, for due days that are none of work. */
  holidays: HolidayRules;
};

/** A part payment after the due date. */
export type PartPayment = { day: IsoDay; amount: number };

/** What was late; amounts in shillings. */
export type PenaltyInput = {
  kind: string;
  isCompany: boolean;
  /** Tax assessable, or contributions due. */
  tax: number;
  /** Paid by the due date. */
  paid: number;
  payments: readonly PartPayment[];
  due: IsoDay;
  /** Day of filing, or on which the rest was paid. */
  done: IsoDay;
  /** Statutory rate, percent a year, oldest first; empty where it is not known. */
  statutoryRates: readonly DatedRate[];
};

/** Months or parts of months that a calculation may run over. */
export const MAX_MONTHS = 240;

/** The first day on which the rule of a kind is known. */
export const firstDayOf = (kind: PenaltyKind, rules: PenaltyRules): string =>
  (kind.fundRates ?? rules.rates)[0]?.from ?? '';
