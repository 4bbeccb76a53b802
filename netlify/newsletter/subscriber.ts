import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { deliverySchema } from '../forms/enquiry/enquiryRecord.ts';

const DAY_MS = 24 * 3_600_000;

/** An address that asked for the newsletter and whose confirmation mail is still to be sent or decided on. */
export const askSchema = z.object({
  id: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
  /** Origin of the site that it came from; links in the mail lead back there. */
  origin: z.string(),
  delivery: deliverySchema,
});

/** Someone known to the newsletter. Who has left is known by the id alone, so that asking again is still limited. */
export const subscriberSchema = z.object({
  id: z.string(),
  state: z.enum(['unconfirmed', 'confirmed', 'left']),
  email: z.optional(z.string()),
  /** When the last confirmation mail went out. */
  mailedAt: z.optional(z.iso.datetime()),
  confirmedAt: z.optional(z.iso.datetime()),
  leftAt: z.optional(z.iso.datetime()),
});

export type Ask = z.infer<typeof askSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Identifier of an address, 64 hexadecimal digits; its capitals do not matter. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** True while an address may not be mailed again: nobody gets more than one confirmation mail in 24 hours. */
export function isMailedLately({ mailedAt }: Subscriber, now: Date): boolean {
  return mailedAt !== undefined && now.getTime() - Date.parse(mailedAt) < DAY_MS;
}

/** True where nothing is lost by forgetting: links to confirm are over, and a new mail would be allowed. */
export function isForgettable({ state, mailedAt, leftAt }: Subscriber, now: Date): boolean {
  const newest = Math.max(Date.parse(mailedAt ?? '') || 0, Date.parse(leftAt ?? '') || 0);
  return state !== 'confirmed' && newest > 0 && now.getTime() - newest > 3 * DAY_MS;
}
