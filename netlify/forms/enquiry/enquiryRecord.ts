import * as z from 'zod/mini';
import { CONTACT_FIELDS, type ContactValues, FORM_KINDS, type FormKind } from '../../../lib/enquiry/fields.ts';

/** What happened to something on its way out by mail. */
export const deliverySchema = z.object({
  /** Attempts that failed. */
  attempts: z.int().check(z.nonnegative()),
  lastAttemptAt: z.optional(z.iso.datetime()),
  /** Kind of the last failure, without anything that a visitor typed. */
  lastError: z.optional(z.string()),
  deliveredAt: z.optional(z.iso.datetime()),
});

/**
 * An enquiry as it lies in the store, whole, as indented JSON, so that tools and a
 * person can read it: pending/<id>, done/<id> or suspect/<id>.
 */
export const enquiryRecordSchema = z.object({
  id: z.string(),
  form: z.enum(FORM_KINDS),
  receivedAt: z.iso.datetime(),
  values: z.record(z.enum(CONTACT_FIELDS), z.string()),
  /** Why it looks like a machine's; only below suspect/. */
  suspicion: z.optional(z.enum(['honeypot', 'too-fast'])),
  delivery: deliverySchema,
});

export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;
export type Suspicion = NonNullable<EnquiryRecord['suspicion']>;

/** What a new record is made of. */
export type NewEnquiry = {
  id: string;
  form: FormKind;
  values: ContactValues;
  suspicion: Suspicion | undefined;
  receivedAt: Date;
};

/** A record of an enquiry that has just come in. */
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

const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** A function that has just stored an enquiry is still delivering it, for as long as a function may live. */
const GRACE_MS = MINUTE_MS;

/** When the next attempt may be made: 5 minutes after the first failure, twice as long after each, 6 hours at most. */
export function dueAt({ receivedAt, delivery }: Pick<EnquiryRecord, 'receivedAt' | 'delivery'>): number {
  if (delivery.lastAttemptAt === undefined) return Date.parse(receivedAt) + GRACE_MS;
  const wait = FIRST_WAIT_MS * 2 ** Math.max(0, delivery.attempts - 1);
  return Date.parse(delivery.lastAttemptAt) + Math.min(wait, LONGEST_WAIT_MS);
}
