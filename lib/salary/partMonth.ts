import { exactShare } from '../money/cents.ts';
import { countDays, type IsoDay, lastDayOf } from '../tax/days.ts';

/** Days employed in a month, and the days of that month. */
export type PartMonth = { worked: number; days: number };

/**
 * Returns the employed part of the last day's month, in calendar days.
 *
 * @param start first day of the job, which may lie in an earlier month
 */
export function partMonth(start: IsoDay, end: IsoDay): PartMonth {
  const first = `${end.slice(0, 8)}01`;
  return { worked: countDays(start > first ? start : first, end), days: countDays(first, lastDayOf(end)) };
}

/** Prorates monthly pay to a part of a month, rounded to the cent. */
export const payOfPart = (monthly: number, { worked, days }: PartMonth): number => exactShare(monthly, worked, days);
