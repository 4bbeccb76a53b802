import { DAY_MS } from '../../lib/dates/time.ts';
import { monthsBefore } from '../forms/runtime/monthsBefore.ts';
import { localTime } from './localTime.ts';

const SHAPE = /^(\d{1,4})(mo|d|y)$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses the start in Dar es Salaam of a day such as '2026-03-01', or an age before now. Throws if it is neither. */
export function momentOf(text: string, now: Date): Date {
  const midnight = DAY.test(text) ? new Date(`${text}T00:00:00+03:00`) : undefined;
  // A date that does not exist would become another.
  if (midnight && localTime(midnight.toISOString()).startsWith(text)) return midnight;
  if (midnight || !SHAPE.test(text))
    throw new Error(`'${text}' is no day and no age. Write it as 2026-03-01, 7d or 2mo.`);
  return momentBefore(text, now);
}

/** Returns the moment of an age such as '24mo', '90d' or '2y' before now. Throws if it is invalid. */
export function momentBefore(age: string, now: Date): Date {
  const [, digits = '', unit = ''] = SHAPE.exec(age) ?? [];
  const count = Number(digits);
  if (count === 0) throw new Error(`'${age}' is no age. Write it as 24mo, 90d or 2y.`);
  if (unit === 'd') return new Date(now.getTime() - count * DAY_MS);
  return monthsBefore(count * (unit === 'y' ? 12 : 1), now);
}
