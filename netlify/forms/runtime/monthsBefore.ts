import { dayOfMonth } from '../../../lib/tax/days.ts';

/** Subtracts months from a time, clamped to the last day of a shorter month. */
export function monthsBefore(months: number, now: Date): Date {
  const day = dayOfMonth(now.getUTCFullYear(), now.getUTCMonth() + 1 - months, now.getUTCDate());
  return new Date(now.toISOString().replace(/^[^T]+/, day));
}
