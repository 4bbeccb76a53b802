import type { HolidayRules } from '../calendar/workingDays.ts';
import type { PayrollFile } from '../content/schemas/tax/salary.ts';
import type { TaxBand } from '../salary/rates.ts';
import { addMonths, dayOfMonth, type IsoDay, neededOn } from '../tax/days.ts';

/** A percentage; not confirmed if only a later month confirms it. */
export type MonthRate = { percent: number; isConfirmed: boolean };

/** Payroll rates from a day until the next entry in the list, in percent; amounts are shillings. */
export type PayrollRates = {
  from: IsoDay;
  bands: readonly TaxBand[];
  nonResident: MonthRate;
  secondJob: MonthRate;
  /** Null before the withholding tax on directors' fees began. */
  director: MonthRate | null;
  nssf: { total: number; employeeMost: number; base: 'gross' | 'basic' };
  /** Null before the fund began. */
  psssf: { employee: number; employer: number; isConfirmed: boolean } | null;
  heslb: MonthRate;
  sdl: { percent: number; minEmployees: number };
  /** Null before the fund began. */
  wcf: { percent: number; publicPercent: number } | null;
};

/** An authority or other body that receives a payment of the month. */
export type Authority = Pick<PayrollFile['authorities'][number], 'id' | 'name' | 'what' | 'portal' | 'law'> & {
  /** Day of the next month; 'end' is its last day, null if no day is set or confirmed. */
  due: number | 'end' | null;
};

/** All rules of a month's payroll; plain data, sent to the browser as a prop. */
export type PayrollRules = {
  /** The oldest first. */
  periods: readonly PayrollRates[];
  authorities: readonly Authority[];
  holidays: HolidayRules;
};

/** Returns the rates in force on the first day of a month. Throws for a month before the oldest. */
export const payrollRatesOn = (periods: readonly PayrollRates[], month: IsoDay): PayrollRates =>
  neededOn(periods, month, 'payroll rates');

/** At least the length of every month; dayOfMonth takes the last day of a shorter one. */
const MONTH_END = 31;

/** Returns the day by which a month's payment is due, or undefined if no day is set. `month` is its first day. */
export function dueDay(month: IsoDay, due: Authority['due']): IsoDay | undefined {
  if (due === null) return undefined;
  const next = addMonths(month, 1);
  return dayOfMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7)), due === 'end' ? MONTH_END : due);
}
