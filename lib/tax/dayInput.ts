import { type IsoDay, isRealDay } from './days.ts';

export const DAY_WRONG = 'Please enter a day of the calendar, or leave it empty for today.';
export const DAY_EARLY = 'Please enter a day from 1 July 2012 on: we have rates from July 2012.';

const FIRST_DAY = '2012-07-01';
const LAST_DAY = '2099-12-31';

/** Returns the error of a day of payment or sale; undefined for a valid day. */
export function dayError(day: IsoDay): string | undefined {
  if (!isRealDay(day) || day > LAST_DAY) return DAY_WRONG;
  return day < FIRST_DAY ? DAY_EARLY : undefined;
}
