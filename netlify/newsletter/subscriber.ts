import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../../lib/dates/time.ts';
import { deliverySchema } from '../forms/mail/delivery.ts';

/** A sign-up whose confirmation mail has not been sent yet. */
export const signupSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  receivedAt: z.iso.datetime(),
  /** Origin of the site, for links in the mail. */
  origin: z.string(),
  delivery: deliverySchema,
});

/** A subscriber. After unsubscribing only the id is stored, to limit repeated sign-ups. */
export const subscriberSchema = z.looseObject({
  id: z.string(),
  state: z.enum(['unconfirmed', 'confirmed', 'left']),
  email: z.optional(z.string()),
  /** Time of the last mail after a sign-up. */
  mailedAt: z.optional(z.iso.datetime()),
  /** Start of the 24 hours in which `mails` counts. */
  mailsSince: z.optional(z.iso.datetime()),
  mails: z.optional(z.int()),
  confirmedAt: z.optional(z.iso.datetime()),
  leftAt: z.optional(z.iso.datetime()),
});

export type Signup = z.infer<typeof signupSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * Computes the id of an e-mail address, 64 hexadecimal digits; case is ignored. An HMAC with the site's key, so that
 * addresses cannot be guessed from a log or a link.
 */
export function subscriberId(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`subscriber ${email.toLowerCase()}`).digest('hex');
}

/** Minimum time between two mails to an address; the earlier mail is still in the inbox. */
const PAUSE_MS = 10 * MINUTE_MS;
/** Maximum mails to an address within 24 hours, since a stranger may enter another person's address. */
const MAILS_A_DAY = 5;

/** Checks whether a subscriber may be mailed: ten minutes after the last mail, and five times within 24 hours. */
export function mayBeMailed({ mailedAt, mailsSince, mails }: Subscriber, now: Date): boolean {
  const since = (moment: string | undefined) => now.getTime() - (Date.parse(moment ?? '') || 0);
  return since(mailedAt) >= PAUSE_MS && (since(mailsSince) >= DAY_MS || (mails ?? 0) < MAILS_A_DAY);
}

/** Returns the fields of a subscriber after a mail. */
export function afterMail({ mailsSince, mails }: Subscriber, now: Date): Partial<Subscriber> {
  const isSameDay = mailsSince !== undefined && now.getTime() - Date.parse(mailsSince) < DAY_MS;
  const mailedAt = now.toISOString();
  return isSameDay ? { mailedAt, mailsSince, mails: (mails ?? 0) + 1 } : { mailedAt, mailsSince: mailedAt, mails: 1 };
}

/** Days that an unconfirmed address, or the id of a former subscriber, is kept. */
export const INACTIVE_DAYS = 3;

/** Returns the time from which a subscriber who does nothing after a moment can be deleted. */
export function inactiveAfter(moment: Date): Date {
  return new Date(moment.getTime() + INACTIVE_DAYS * DAY_MS);
}

/**
 * Returns the time from which an unconfirmed subscriber can be deleted: links to confirm have expired, and a new mail
 * would be allowed. Undefined before the first mail.
 */
export function inactiveFrom({ mailedAt, leftAt }: Subscriber): Date | undefined {
  const newest = Math.max(Date.parse(mailedAt ?? '') || 0, Date.parse(leftAt ?? '') || 0);
  return newest === 0 ? undefined : inactiveAfter(new Date(newest));
}
