import { monthsBefore } from '../forms/runtime/monthsBefore.ts';

const SHAPE = /^(\d{1,4})(mo|d|y)$/;
const DAY_MS = 24 * 3_600_000;

/** The moment that lies an age such as '24mo', '90d' or '2y' before now. Throws where it is none of these. */
export function momentBefore(age: string, now: Date): Date {
  const [, digits = '', unit = ''] = SHAPE.exec(age) ?? [];
  const count = Number(digits);
  if (count === 0) throw new Error(`'${age}' is no age. Write it as 24mo, 90d or 2y.`);
  if (unit === 'd') return new Date(now.getTime() - count * DAY_MS);
  return monthsBefore(count * (unit === 'y' ? 12 : 1), now);
}
