import { createHash, randomBytes } from 'node:crypto';
import { CONTACT_FIELDS, type ContactValues, type FormKind } from '../../../lib/enquiry/fields.ts';

/** What makes one enquiry itself and no other. */
export type EnquiryIdentity = {
  form: FormKind;
  /** The form's `submission` field; empty where the form was sent without script. */
  submission: string;
  /** Normalised fields. */
  values: ContactValues;
};

/**
 * Identifier of an enquiry, 64 hexadecimal digits: SHA-256 over the submission and the
 * normalised content. The same form sent twice has the same one; an edited resend has
 * another. Random where there is no submission. For the function only (node:crypto).
 */
export function enquiryId({ form, submission, values }: EnquiryIdentity): string {
  if (submission === '') return randomBytes(32).toString('hex');
  const identity = [submission, form, ...CONTACT_FIELDS.map((field) => values[field])];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
