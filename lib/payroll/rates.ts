import type { HolidayRules } from '../calendar/workingDays.ts';
import type { PayrollFile } from '../content/schemas/tax/salary.ts';
import type { TaxBand } from '../salary/rates.ts';
import { addMonths, dayOfMonth, type IsoDay, requireInForce } from '../tax/days.ts';

/** A percentage. Unconfirmed if only sources for a later month confirm it. */
export type MonthRate = { percent: number; isConfirmed: boolean };

/** Payroll rates that apply from a date until the next entry. Rates are percentages, amounts are shillings. */
export type PayrollRates = {
  from: IsoDay;
  bands: readonly TaxBand[];
  nonResident: MonthRate;
  secondJob: MonthRate;
  /** Null before withholding tax on directors' fees was introduced. */
  director: MonthRate | null;
  nssf: { total: number; employeeMost: number; base: 'gross' | 'basic' };
  /** Null before the fund existed. */
  psssf: { employee: number; employer: number; isConfirmed: boolean } | null;
  heslb: MonthRate;
  sdl: { percent: number; minEmployees: number };
  /** Null before the fund existed. */
  wcf: { percent: number; publicPercent: number } | null;
};

/** An authority or other recipient of a monthly payment. */
export type Authority = Pick<PayrollFile['authorities'][number], 'id' | 'name' | 'what' | 'portal' | 'law'> & {
  /** Due day of the next month: 'end' is its last day, null means that none is set or confirmed. */
  due: number | 'end' | null;
};

/** Payroll rules of all months, as plain data for a client component prop. */
export type PayrollRules = {
  /** Oldest first. */
  periods: readonly PayrollRates[];
  authorities: readonly Authority[];
  holidays: HolidayRules;
};

/** Returns the rates in force on the first day of a month. Throws if the month precedes the oldest rates. */
export const payrollRatesOn = (periods: readonly PayrollRates[], month: IsoDay): PayrollRates =>
  requireInForce(periods, month, 'payroll rates');

/** Longest month; dayOfMonth clamps it to the length of shorter ones. */
const MONTH_END = 31;

/**
 * Returns a payment's due date; undefined if none is set.
 * @param month first day of the payroll month
 */
export function dueDay(month: IsoDay, due: Authority['due']): IsoDay | undefined {
  if (due === null) return undefined;
  const next = addMonths(month, 1);
  return dayOfMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7)), due === 'end' ? MONTH_END : due);
}
