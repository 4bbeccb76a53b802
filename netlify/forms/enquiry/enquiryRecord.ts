import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { CONTACT_FIELDS, type ContactValues, FORM_KINDS, type FormKind } from '../../../lib/enquiry/fields.ts';
import { deliverySchema } from '../mail/delivery.ts';

/** An enquiry in the store, under pending/<id>, done/<id> or suspect/<id>. */
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
