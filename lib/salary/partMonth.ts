import { exactShare } from '../money/cents.ts';
import { countDays, type IsoDay, lastDayOf } from '../tax/days.ts';

/** Days of a month on which somebody was employed, and the days that it has. */
export type PartMonth = { worked: number; days: number };

/**
 * The part of the month of the last day in which somebody was employed, by calendar days.
 *
 * @param start first day of the job, which may lie in an earlier month
 */
export function partMonth(start: IsoDay, end: IsoDay): PartMonth {
  const first = `${end.slice(0, 8)}01`;
  return { worked: countDays(start > first ? start : first, end), days: countDays(first, lastDayOf(end)) };
}

/** Monthly pay for a part of a month, to the cent. */
export const payOfPart = (monthly: number, { worked, days }: PartMonth): number => exactShare(monthly, worked, days);
