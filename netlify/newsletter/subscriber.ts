import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { deliverySchema } from '../forms/mail/delivery.ts';

const DAY_MS = 24 * 3_600_000;

/** Version of the entries that this release writes; the first release wrote no number. */
export const NEWSLETTER_VERSION = 2;

const versionSchema = z._default(z.int().check(z.positive()), 1);

/*
 * Entries outlive releases: a field that only a later release knows is kept when the entry is written again.
 */

/** A sign-up whose confirmation mail has not been sent yet. */
export const signupSchema = z.looseObject({
  version: versionSchema,
  id: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
  /** Origin of the site that was used; links in the mail lead back there. */
  origin: z.string(),
  delivery: z._default(deliverySchema, { attempts: 0 }),
});

/** Of someone who left only the id is stored, so that signing up again is still limited. */
export const subscriberSchema = z.looseObject({
  version: versionSchema,
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

/** An e-mail address that nobody confirms, and the id of who has left, are kept this long. */
export const INACTIVE_DAYS = 3;

/** When a subscriber who does nothing after this moment can be deleted. */
export function inactiveAfter(moment: Date): Date {
  return new Date(moment.getTime() + INACTIVE_DAYS * DAY_MS);
}

/**
 * From when a subscriber without a confirmed address can be deleted: links to confirm have expired by then, and a new mail
 * would be allowed. Undefined where no mail has gone out yet.
 */
export function inactiveFrom({ mailedAt, leftAt }: Subscriber): Date | undefined {
  const newest = Math.max(Date.parse(mailedAt ?? '') || 0, Date.parse(leftAt ?? '') || 0);
  return newest === 0 ? undefined : inactiveAfter(new Date(newest));
}
