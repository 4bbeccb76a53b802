import { createHash, createHmac } from 'node:crypto';
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
  /** Of the page where it was made; absent for English. */
  language: z.optional(z.string()),
  delivery: z._default(deliverySchema, { attempts: 0 }),
});

/** Of someone who left only the id is stored, so that signing up again is still limited. */
export const subscriberSchema = z.looseObject({
  version: versionSchema,
  id: z.string(),
  state: z.enum(['unconfirmed', 'confirmed', 'left']),
  email: z.optional(z.string()),
  /** Of the page of the last sign-up; absent for English, and in entries of earlier releases. */
  language: z.optional(z.string()),
  /** When the last mail went out that a sign-up asked for. */
  mailedAt: z.optional(z.iso.datetime()),
  /** From when `mails` counts such mails, for 24 hours. */
  mailsSince: z.optional(z.iso.datetime()),
  mails: z.optional(z.int()),
  /** The id that an earlier release gave; its links still lead here. */
  former: z.optional(z.string()),
  confirmedAt: z.optional(z.iso.datetime()),
  leftAt: z.optional(z.iso.datetime()),
});

export type Signup = z.infer<typeof signupSchema>;
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * Id of an e-mail address, 64 hexadecimal digits; upper and lower case are the same. An HMAC with the site's key, so that
 * nobody who reads a log or a link can try addresses until one fits.
 */
export function subscriberId(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`subscriber ${email.toLowerCase()}`).digest('hex');
}

/** The id that earlier releases gave an e-mail address: a hash without a key. */
export function formerId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** After a mail, whoever signs up again finds it in the inbox. */
const PAUSE_MS = 10 * 60_000;
/** A stranger may enter an address that is not theirs: more mails than this reach nobody within 24 hours. */
const MAILS_A_DAY = 5;

/** True where a mail to this subscriber may go out: ten minutes after the last one, and five within 24 hours. */
export function mayBeMailed({ mailedAt, mailsSince, mails }: Subscriber, now: Date): boolean {
  const since = (moment: string | undefined) => now.getTime() - (Date.parse(moment ?? '') || 0);
  return since(mailedAt) >= PAUSE_MS && (since(mailsSince) >= DAY_MS || (mails ?? 0) < MAILS_A_DAY);
}

/** The fields of a subscriber who has just been mailed. */
export function afterMail({ mailsSince, mails }: Subscriber, now: Date): Partial<Subscriber> {
  const isSameDay = mailsSince !== undefined && now.getTime() - Date.parse(mailsSince) < DAY_MS;
  const mailedAt = now.toISOString();
  return isSameDay ? { mailedAt, mailsSince, mails: (mails ?? 0) + 1 } : { mailedAt, mailsSince: mailedAt, mails: 1 };
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
