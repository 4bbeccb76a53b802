import type { HolidayRules } from '../../calendar/holidays.ts';
import type { DatedRate } from '../corporate/minimumTax.ts';
import type { IsoDay } from '../days.ts';

/** A kind of delay, from content/tax/penalties.json. */
export type PenaltyKind = {
  id: string;
  /** The failure ends when the return is filed or when all is paid. */
  endsWith: 'filing' | 'payment';
  /** Percents a month of the unpaid amount, oldest first: a fund's simple charge, replacing the Act's penalty. */
  fundRates?: readonly DatedRate[] | undefined;
};

/** The rules of penalties. Dated lists begin with the oldest. */
export type PenaltyRules = {
  kinds: readonly PenaltyKind[];
  /** Percents of the unpaid tax for each month (Tax Administration Act, section 78(2)(a)). */
  rates: readonly DatedRate[];
  /** Currency point in shillings. */
  pointValues: readonly { from: IsoDay; value: number }[];
  /** Minimum points a month (section 78(2)(b)). */
  points: { individual: number; company: number };
  /** Public holidays, to name the working day before a due date. */
  holidays: HolidayRules;
};

/** A part payment after the due date. */
export type PartPayment = { day: IsoDay; amount: number };

/** Input of a delay; amounts in shillings. */
export type PenaltyInput = {
  kind: string;
  isCompany: boolean;
  /** Tax assessable, or contributions due. */
  tax: number;
  /** Paid by the due date. */
  paid: number;
  payments: readonly PartPayment[];
  due: IsoDay;
  /** Day of filing or of full payment. */
  done: IsoDay;
  /** Statutory rate, percent a year, oldest first; empty if not known. */
  statutoryRates: readonly DatedRate[];
};

/** Maximum number of months or parts of months. */
export const MAX_MONTHS = 240;

/** Returns the first day on which the rule of a kind is known. */
export const firstDayOf = (kind: PenaltyKind, rules: PenaltyRules): string =>
  (kind.fundRates ?? rules.rates)[0]?.from ?? '';
