import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CONTACT_FIELDS, type ContactValues, FORM_KINDS, type FormKind } from '../../../lib/enquiry/fields.ts';

/** State of a mail delivery. */
export const deliverySchema = z.object({
  /** Failed attempts. */
  attempts: z.int().check(z.nonnegative()),
  lastAttemptAt: z.optional(z.iso.datetime()),
  /** Kind of the last failure, without anything that a visitor typed. */
  lastError: z.optional(z.string()),
  deliveredAt: z.optional(z.iso.datetime()),
});

/**
 * An enquiry in the store, under pending/<id>, done/<id> or suspect/<id>: complete and as indented JSON, so that both
 * tools and people can read it.
 */
export const enquiryRecordSchema = z.object({
  id: z.string(),
  form: z.enum(FORM_KINDS),
  receivedAt: z.iso.datetime(),
  values: z.record(z.enum(CONTACT_FIELDS), z.string()),
  /** Why it looks as if a bot sent it; only below suspect/. */
  suspicion: z.optional(z.enum(['honeypot', 'too-fast'])),
  delivery: deliverySchema,
});

export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;
export type Suspicion = NonNullable<EnquiryRecord['suspicion']>;

export type NewEnquiry = {
  id: string;
  form: FormKind;
  values: ContactValues;
  suspicion: Suspicion | undefined;
  receivedAt: Date;
};

/** The record of an enquiry that was just received. */
export function newRecord({ id, form, values, suspicion, receivedAt }: NewEnquiry): EnquiryRecord {
  return {
    id,
    form,
    receivedAt: receivedAt.toISOString(),
    values,
    ...(suspicion && { suspicion }),
    delivery: { attempts: 0 },
  };
}

/** What an enquiry's id is computed from. */
export type EnquiryIdentity = {
  form: FormKind;
  /** The form's `submission` field; empty where the form was sent without script. */
  submission: string;
  /** Normalised fields. */
  values: ContactValues;
};

/**
 * Id of an enquiry, 64 hexadecimal digits: SHA-256 of the submission and the normalised fields. A form that is sent twice
 * has the same id, an edited resend another. Random where there is no submission.
 */
export function enquiryId({ form, submission, values }: EnquiryIdentity): string {
  if (submission === '') return randomBytes(32).toString('hex');
  const identity = [submission, form, ...CONTACT_FIELDS.map((field) => values[field])];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** The function that stored an enquiry is still delivering it itself; a function lives for at most a minute. */
const GRACE_MS = MINUTE_MS;

/**
 * Time of the next attempt, in milliseconds since the epoch: 5 minutes after the first failure, then twice as long after
 * each, at most 6 hours.
 */
export function dueAt({ receivedAt, delivery }: Pick<EnquiryRecord, 'receivedAt' | 'delivery'>): number {
  if (delivery.lastAttemptAt === undefined) return Date.parse(receivedAt) + GRACE_MS;
  const wait = FIRST_WAIT_MS * 2 ** Math.max(0, delivery.attempts - 1);
  return Date.parse(delivery.lastAttemptAt) + Math.min(wait, LONGEST_WAIT_MS);
}
