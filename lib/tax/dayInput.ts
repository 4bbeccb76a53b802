import type { Mistake } from '../money/mistake.ts';
import { type IsoDay, isRealDay } from './days.ts';

const FIRST_DAY = '2012-07-01';
const LAST_DAY = '2099-12-31';

/** Returns the error of a day of payment or sale; undefined for a valid day. */
export function dayError(day: IsoDay): Mistake | undefined {
  if (!isRealDay(day) || day > LAST_DAY) return { code: 'day-wrong' };
  return day < FIRST_DAY ? { code: 'day-early' } : undefined;
}
