import type { HolidayRules } from '../calendar/holidays.ts';
import { roundToCents } from '../money/amount.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import { addDays, countDays, dayOfMonth, type IsoDay } from '../tax/days.ts';
import { type PartMonth, partMonth, payOfPart } from './partMonth.ts';
import { payeOn, type TaxBand } from './paye.ts';

/** Why a job ends; the first alone gives severance pay. */
export const REASONS = ['employer', 'misconduct', 'refused', 'employee', 'expired'] as const;
export type LeavingReason = (typeof REASONS)[number];

/** Days into which a month is divided for a day's pay: calendar days, or working days of six or five a week. */
export const DIVISORS = [30, 26, 22] as const;

/** What the rules of an end of a job are; plain data, sent to the browser. */
export type LeavingRules = {
  notice: { first: number; daily: number; monthly: number };
  leave: { year: number; earnedBy: number; minMonths: number };
  severance: { days: number; years: number };
  spreadYears: number;
  certificateDays: number;
  /** Day of the next month on which PAYE is due. */
  payeDay: number;
  /** PAYE tables by their first day, the oldest first. */
  tables: readonly { from: IsoDay; bands: readonly TaxBand[] }[];
  holidays: HolidayRules;
};

/** What is known of the job; amounts are shillings. */
export type LeavingInput = {
  start: IsoDay;
  end: IsoDay;
  reason: LeavingReason;
  /** Basic pay and allowances of a month. */
  basic: number;
  allowances: number;
  /** Overtime, bonus and commission that are still owed. */
  other: number;
  isPaidByDay: boolean;
  /** Days of notice that are paid and not worked; undefined for those of the Act where the employer ends the job. */
  noticeDays: number | undefined;
  /** Days of leave left from complete years, and days taken since. */
  leaveLeft: number;
  leaveTaken: number;
  gratuity: number;
  transport: number;
  /** Loans and advances to take off. */
  owed: number;
  divisor: number;
  /** Percent of pay that the employee bears of the pension. */
  share: number;
};

/** How long somebody was employed. */
export type Service = {
  /** Completed years. */
  years: number;
  /** Days since the last of them was complete, the last day of the job counted. */
  daysSince: number;
  isSixMonths: boolean;
  isFirstMonth: boolean;
};

export type LeavingResult = {
  service: Service;
  part: PartMonth;
  noticeDays: number;
  /** Days of leave that are paid, unrounded. */
  leaveDays: number;
  severanceDays: number;
  /** What is owed, each to the cent. */
  last: number;
  notice: number;
  leave: number;
  severance: number;
  /** Everything that is taxed. */
  gross: number;
  pensionBase: number;
  pension: number;
  taxable: number;
  paye: number;
  net: number;
  /** Severance spread over years: how many, the part of each, the tax on it together, and that in one month. */
  spread: { years: number; part: number; tax: number; atOnce: number } | undefined;
};

const MONTHS = 12;

/** The same date some months later; the last day of a month that has no such date. addMonths keeps ends of months instead. */
const laterBy = (day: IsoDay, months: number): IsoDay => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
};

/** The completed years of a job and what lies beyond; the last day counts. */
export function serviceOf(start: IsoDay, end: IsoDay, minMonths: number): Service {
  const after = addDays(end, 1);
  let years = 0;
  while (laterBy(start, (years + 1) * MONTHS) <= after) years += 1;
  return {
    years,
    daysSince: Math.max(0, countDays(laterBy(start, years * MONTHS), end)),
    isSixMonths: laterBy(start, minMonths) <= after,
    isFirstMonth: after <= laterBy(start, 1),
  };
}

/** Reasons by which the employer does not end the job, so that no notice is owed. */
const WITHOUT_NOTICE: readonly LeavingReason[] = ['employee', 'expired'];

/** Days of notice that are paid: those entered, else those of the Act where the employer ends the job. */
function noticeDaysOf(input: LeavingInput, { isFirstMonth }: Service, { notice }: LeavingRules): number {
  if (input.noticeDays !== undefined) return input.noticeDays;
  if (WITHOUT_NOTICE.includes(input.reason)) return 0;
  if (isFirstMonth) return notice.first;
  return input.isPaidByDay ? notice.daily : notice.monthly;
}

/** Days of leave that are paid, times the days that earn one: a whole sum, so that nothing is rounded before the pay is. */
function leaveOf({ leaveLeft, leaveTaken }: LeavingInput, service: Service, { leave }: LeavingRules): number {
  const earned = service.isSixMonths || service.years > 0 ? service.daysSince : 0;
  const capped = Math.min(earned, leave.year * leave.earnedBy);
  return Math.max(0, capped + Math.round((leaveLeft - leaveTaken) * leave.earnedBy * 100) / 100);
}

/** The table of a day. Throws for a day before the oldest. */
export function bandsOn({ tables }: Pick<LeavingRules, 'tables'>, day: IsoDay): readonly TaxBand[] {
  const table = tables.findLast(({ from }) => from <= day);
  if (!table) throw new Error(`no PAYE table for ${day}`);
  return table.bands;
}

/** Tax on severance as if a part of it had been earned in each of the last years, with the pay of today. */
function spreadOf(
  severance: number,
  years: number,
  monthly: number,
  paye: number,
  taxable: number,
  bands: readonly TaxBand[],
) {
  if (severance === 0) return undefined;
  const more = payeOn(monthly + severance / years / MONTHS, bands) - payeOn(monthly, bands);
  const without = roundToCents(payeOn(sumExactly(taxable, -severance), bands));
  return {
    years,
    part: exactShare(severance, 1, years),
    tax: roundToCents(more * MONTHS * years),
    atOnce: sumExactly(paye, -without),
  };
}

/** What is owed at the end of a job, what is taken off it, and what is paid. Each line is rounded to the cent once. */
export function leavingPay(input: LeavingInput, rules: LeavingRules): LeavingResult {
  const { start, end, basic, allowances, other, divisor, share, gratuity, transport, owed } = input;
  const monthly = sumExactly(basic, allowances);
  const service = serviceOf(start, end, rules.leave.minMonths);
  const part = partMonth(start, end);
  const noticeDays = noticeDaysOf(input, service, rules);
  const leaveParts = leaveOf(input, service, rules);
  const severanceDays =
    input.reason === 'employer' ? rules.severance.days * Math.min(service.years, rules.severance.years) : 0;
  const last = payOfPart(monthly, part);
  const notice = exactShare(monthly, noticeDays, divisor);
  const leave = exactShare(basic, leaveParts, rules.leave.earnedBy * divisor);
  const severance = exactShare(basic, severanceDays, divisor);
  const pensionBase = sumExactly(last, other, notice, leave);
  const gross = sumExactly(pensionBase, severance, gratuity);
  const pension = exactShare(pensionBase, share, 100);
  const taxable = sumExactly(gross, -pension);
  const bands = bandsOn(rules, end);
  const paye = roundToCents(payeOn(taxable, bands));
  const usual = sumExactly(monthly, -exactShare(monthly, share, 100));
  const years = Math.min(Math.max(service.years, 1), rules.spreadYears);
  return {
    ...{ service, part, noticeDays, severanceDays, last, notice, leave, severance },
    leaveDays: leaveParts / rules.leave.earnedBy,
    ...{ gross, pensionBase, pension, taxable, paye },
    net: sumExactly(gross, -pension, -paye, -owed, transport),
    spread: spreadOf(severance, years, usual, paye, taxable, bands),
  };
}
