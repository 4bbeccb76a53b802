import type { HolidayRules } from '../calendar/holidays.ts';
import type { PayrollFile } from '../content/schemas/payroll.ts';
import type { TaxBand } from '../salary/paye.ts';
import { addMonths, dayOfMonth, type IsoDay } from '../tax/days.ts';
import type { EvidenceMark } from '../tax/evidence.ts';

/** A percentage with its law; not confirmed where it was found for a later month alone. */
export type MonthRate = { percent: number; law: string; isConfirmed: boolean };

/** What is charged on the pay of a month, from a day until the next of its list. Percents; amounts are shillings. */
export type PayrollRates = {
  from: IsoDay;
  bands: readonly TaxBand[];
  payeLaw: string;
  nonResident: MonthRate;
  secondJob: MonthRate;
  /** Null before withholding on the fees of directors began. */
  director: MonthRate | null;
  nssf: { total: number; employeeMost: number; law: string };
  /** Null before the fund began. */
  psssf: { employee: number; employer: number; law: string; isConfirmed: boolean } | null;
  heslb: MonthRate;
  sdl: { percent: number; minEmployees: number; law: string };
  /** Null before the fund began. */
  wcf: { percent: number; publicPercent: number; law: string } | null;
};

/** An authority or other body to which a payment of the month goes. */
export type Authority = Omit<PayrollFile['authorities'][number], 'due'> & {
  /** Day of the next month; 'end' is its last one, null where no day is set or confirmed. */
  due: number | 'end' | null;
};

export type BenefitRules = Pick<PayrollFile, 'car' | 'house' | 'loan'>;

/** How the rule of a payslip's line is known from a day on; without a mark where the law or an official page was read. */
export type LineMark = { line: string; from: IsoDay; mark?: EvidenceMark | undefined };

/** Every rule of a month's payroll; plain data, so that it can be sent to the browser as a prop. */
export type PayrollRules = {
  /** The oldest first. */
  periods: readonly PayrollRates[];
  /** By their days, the oldest first. */
  marks: readonly LineMark[];
  benefits: BenefitRules;
  /** The law on what is taxed as pay. */
  taxableLaw: string;
  authorities: readonly Authority[];
  /** Public holidays, for due days that are none of work. */
  holidays: HolidayRules;
};

/** The rates in force on the first day of a month. Throws for a month before the oldest. */
export function payrollRatesOn(periods: readonly PayrollRates[], month: IsoDay): PayrollRates {
  const rates = periods.findLast(({ from }) => from <= month);
  if (!rates) throw new Error(`no payroll rates for ${month}`);
  return rates;
}

/** No month has more days; dayOfMonth takes the last that there is. */
const MONTH_END = 31;

/** The day by which a month's payment is due; undefined where no day is set. `month` is its first day. */
export function dueDay(month: IsoDay, due: Authority['due']): IsoDay | undefined {
  if (due === null) return undefined;
  const next = addMonths(month, 1);
  return dayOfMonth(Number(next.slice(0, 4)), Number(next.slice(5, 7)), due === 'end' ? MONTH_END : due);
}
