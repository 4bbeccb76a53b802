import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import pages from '../../../content/pages.json' with { type: 'json' };
import { byField, ENQUIRY_FIELDS, type EnquiryValues } from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { NEWSLETTER_HINT } from '../../../lib/enquiry/forms.ts';
import type { Language } from '../../../lib/words/language.ts';
import { shortId } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';

/** State of the delivery by mail. */
const deliverySchema = z.looseObject({
  attempts: z.int().nonnegative(),
  lastAttemptAt: z.iso.datetime().optional(),
  /** Type of the last failure, without any text typed by the visitor. */
  lastError: z.string().optional(),
  deliveredAt: z.iso.datetime().optional(),
  /** Why the mail server rejected the visitor's text, if the office received the enquiry without it. */
  textRefused: z.string().optional(),
});

/** Fields added later are empty in older records. */
const valueSchema = z.string().default('');

/**
 * An enquiry in the store, below pending/ or done/. Unknown fields are preserved, so that a rolled-back site does not drop
 * them when it rewrites a record.
 */
export const enquiryRecordSchema = z.looseObject({
  id: z.string().min(1),
  form: z.string(),
  receivedAt: z.iso.datetime(),
  /** Language of the submitted page; absent for English. */
  language: z.string().optional(),
  values: z.looseObject(byField(() => valueSchema)),
  suspicion: z.string().optional(),
  /** Consent text for the newsletter, as shown next to the form. */
  consent: z.string().optional(),
  delivery: deliverySchema,
});

/**
 * Bot indicators, which flag the mail: a filled honeypot, a form completed in less than 3 seconds or not sent by a browser,
 * or many links.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'no-browser' | 'links';

export type EnquiryRecord = z.infer<typeof enquiryRecordSchema>;

type NewEnquiry = {
  id: string;
  form: FormKind;
  /** Defaults to English. */
  language?: Language;
  values: EnquiryValues;
  suspicion: Suspicion | undefined;
  receivedAt: Date;
};

/** Text shown next to the newsletter form. */
const CONSENT = `${pages.media.newsletter} ${NEWSLETTER_HINT}`;

/** Creates the record of a new enquiry. */
export function newRecord({ id, form, language, values, suspicion, receivedAt }: NewEnquiry): EnquiryRecord {
  return {
    id,
    form,
    receivedAt: receivedAt.toISOString(),
    ...(language === 'sw' && { language }),
    values,
    ...(suspicion && { suspicion }),
    ...(form === 'newsletter' && { consent: CONSENT }),
    delivery: { attempts: 0 },
  };
}

const REFERENCE_DIGITS = 7;
const LETTERS = firm.name
  .replace(/[^a-z]/gi, '')
  .slice(0, 2)
  .toUpperCase();

/**
 * Returns an enquiry's human-readable reference, such as 'AB-24-11705': two letters for the firm and seven digits derived
 * from the id. The chance that two enquiries share one is 1 in 10 million.
 * @param id full or short id
 */
export function reference(id: string): string {
  const number = hash('sha256', shortId(id), 'buffer').readUInt32BE() % 10 ** REFERENCE_DIGITS;
  const digits = `${number}`.padStart(REFERENCE_DIGITS, '0');
  return `${LETTERS}-${digits.slice(0, 2)}-${digits.slice(2)}`;
}

/** The data from which an enquiry's id is computed. */
type EnquiryIdentity = {
  form: FormKind;
  /** The form's `submission` field; empty without JavaScript. */
  submission: string;
  values: EnquiryValues;
};

/**
 * Computes an enquiry's id, 64 hexadecimal digits: SHA-256 of the submission and the normalised fields. Resubmitting a form
 * gives the same id, an edited form a different one. Without a submission, the id is random.
 */
export function enquiryId({ form, submission, values }: EnquiryIdentity): string {
  if (submission === '') return randomBytes(32).toString('hex');
  const identity = [submission, form, ...ENQUIRY_FIELDS.map((field) => values[field])];
  return hash('sha256', JSON.stringify(identity));
}
