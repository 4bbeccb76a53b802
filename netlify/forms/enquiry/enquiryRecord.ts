import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { byField, ENQUIRY_FIELDS, type EnquiryValues } from '../../../lib/enquiry/fields.ts';
import { FORM_KINDS, type FormKind } from '../../../lib/enquiry/forms.ts';
import type { Language } from '../../../lib/words/language.ts';
import { deliverySchema } from '../mail/delivery.ts';

/**
 * Version of the records that this release writes. 1 is the first release, which wrote no number and named an entry by its
 * id alone. A release that changes what a field means raises the number and upgrades older records where they are read.
 */
const RECORD_VERSION = 2;

/** A field that a release did not have yet is empty. */
const valueSchema = z._default(z.string(), '');

/**
 * An enquiry in the store, below pending/, done/ or suspect/. Records outlive releases: a field that is missing is empty,
 * and one that only a later release knows is kept when the record is written again.
 */
export const enquiryRecordSchema = z.looseObject({
  version: z._default(z.int().check(z.positive()), 1),
  id: z.string().check(z.minLength(1)),
  /** One of FORM_KINDS, or a form of a later release. */
  form: z._default(z.string(), FORM_KINDS[0]),
  receivedAt: z.iso.datetime(),
  /** Language of the page that was filled in; absent for English. */
  language: z.optional(z.string()),
  values: z.looseObject(byField(() => valueSchema)),
  /** Why it looks as if a bot sent it, one of SUSPICIONS. Only below suspect/. */
  suspicion: z.optional(z.string()),
  delivery: z._default(deliverySchema, { attempts: 0 }),
});

/**
 * What makes an enquiry suspect: a filled honeypot, a form filled faster than a person can or sent by no browser, many
 * links, or a message that came from several senders.
 */
const SUSPICIONS = ['honeypot', 'too-fast', 'no-browser', 'links', 'repeated'] as const;

export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;
export type Suspicion = (typeof SUSPICIONS)[number];

export type NewEnquiry = {
  id: string;
  form: FormKind;
  /** English where absent. */
  language?: Language;
  values: EnquiryValues;
  suspicion: Suspicion | undefined;
  receivedAt: Date;
};

/** The record of an enquiry that was just received. */
export function newRecord({ id, form, language, values, suspicion, receivedAt }: NewEnquiry): EnquiryRecord {
  return {
    version: RECORD_VERSION,
    id,
    form,
    receivedAt: receivedAt.toISOString(),
    ...(language === 'sw' && { language }),
    values,
    ...(suspicion && { suspicion }),
    delivery: { attempts: 0 },
  };
}

const REFERENCE_LENGTH = 12;

/** Short form of an id, for people: its first 12 digits. */
export const reference = (id: string): string => id.slice(0, REFERENCE_LENGTH);

/** What an enquiry's id is computed from. */
export type EnquiryIdentity = {
  form: FormKind;
  /** The form's `submission` field; empty where the form was sent without script. */
  submission: string;
  /** Normalised fields. */
  values: EnquiryValues;
};

/**
 * Id of an enquiry, 64 hexadecimal digits: SHA-256 of the submission and the normalised fields. A form that is sent twice
 * has the same id, an edited resend another. Random where there is no submission.
 */
export function enquiryId({ form, submission, values }: EnquiryIdentity): string {
  if (submission === '') return randomBytes(32).toString('hex');
  const identity = [submission, form, ...ENQUIRY_FIELDS.map((field) => values[field])];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
