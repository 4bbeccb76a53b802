import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { deliverySchema } from '../forms/mail/delivery.ts';

const DAY_MS = 24 * 3_600_000;

/** A sign-up whose confirmation mail has not been sent yet. */
export const signupSchema = z.object({
  id: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
  /** Origin of the site that was used; links in the mail lead back there. */
  origin: z.string(),
  delivery: deliverySchema,
});

/** Of someone who left only the id is stored, so that signing up again is still limited. */
export const subscriberSchema = z.object({
  id: z.string(),
  state: z.enum(['unconfirmed', 'confirmed', 'left']),
  email: z.optional(z.string()),
  /** When the last confirmation mail went out. */
  mailedAt: z.optional(z.iso.datetime()),
  confirmedAt: z.optional(z.iso.datetime()),
  leftAt: z.optional(z.iso.datetime()),
});

export type Signup = z.infer<typeof signupSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Id of an e-mail address, 64 hexadecimal digits; upper and lower case are the same. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** True for 24 hours after a confirmation mail, in which nobody gets a second one. */
export function wasMailedRecently({ mailedAt }: Subscriber, now: Date): boolean {
  return mailedAt !== undefined && now.getTime() - Date.parse(mailedAt) < DAY_MS;
}

/** True where the subscriber can be deleted: links to confirm have expired, and a new mail would be allowed. */
export function isInactive({ state, mailedAt, leftAt }: Subscriber, now: Date): boolean {
  const newest = Math.max(Date.parse(mailedAt ?? '') || 0, Date.parse(leftAt ?? '') || 0);
  return state !== 'confirmed' && newest > 0 && now.getTime() - newest > 3 * DAY_MS;
}
