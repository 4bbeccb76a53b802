import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../../../lib/dates/today.ts';

/** Time limit of one message. */
export const MAIL_LIMIT_MS = 15_000;

/** Connections to the mail server at the same time: common servers refuse more from one sender. */
export const MAILS_AT_ONCE = 5;

/** State of a mail delivery. */
export const deliverySchema = z.looseObject({
  attempts: z.int().nonnegative(),
  lastAttemptAt: z.iso.datetime().optional(),
  /** Kind of the last failure, without text typed by a visitor. */
  lastError: z.string().optional(),
  deliveredAt: z.iso.datetime().optional(),
  /** Why the mail server refused the visitor's text, where the office was told of the enquiry without it. */
  textRefused: z.string().optional(),
});

export type Delivery = z.infer<typeof deliverySchema>;

const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The function that stored an entry may still be mailing it; a function lives for at most a minute. */
const GRACE_MS = MINUTE_MS;

/** Returns the state after another failed attempt. */
export const afterFailure = (delivery: Delivery, code: string, now: Date): Delivery => ({
  ...delivery,
  attempts: delivery.attempts + 1,
  lastAttemptAt: now.toISOString(),
  lastError: code,
});

/**
 * Returns the time of the next attempt, in milliseconds since the epoch: 5 minutes after the first failure, then
 * doubling, at most 6 hours.
 */
export function dueAt({ receivedAt, delivery }: { receivedAt: string; delivery: Delivery }): number {
  if (delivery.lastAttemptAt === undefined) return Date.parse(receivedAt) + GRACE_MS;
  const wait = FIRST_WAIT_MS * 2 ** Math.max(0, delivery.attempts - 1);
  return Date.parse(delivery.lastAttemptAt) + Math.min(wait, LONGEST_WAIT_MS);
}

/**
 * Checks whether the next attempt is due. A time in the future was written by a clock that was ahead: it is due at
 * once, since waiting could take years.
 */
export function isDue(entry: { receivedAt: string; delivery: Delivery }, now: Date): boolean {
  const { receivedAt, delivery } = entry;
  const isAhead = Date.parse(delivery.lastAttemptAt ?? receivedAt) > now.getTime();
  return isAhead || dueAt(entry) <= now.getTime();
}
