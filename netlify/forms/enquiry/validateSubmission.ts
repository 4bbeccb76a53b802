import type * as z from 'zod/mini';
import {
  CALLBACK_FIELDS,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  type FieldError,
} from '../../../lib/enquiry/fields.ts';
import type { SentForm } from '../http/readForm.ts';
import type { Suspicion } from './enquiryRecord.ts';
import { callbackSchema, contactSchema } from './enquirySchemas.ts';

/** Nobody fills a form faster. */
const FASTEST_PERSON_MS = 3_000;

/** The first error of each field, in field order. */
function fieldErrors(fields: readonly ContactField[], issues: readonly z.core.$ZodIssue[]): FieldError<ContactField>[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
}

/** The normalised fields of a form, or an array of their errors. */
export function validateSubmission({ form, values }: SentForm): ContactValues | FieldError<ContactField>[] {
  if (form === 'contact') {
    const result = contactSchema.safeParse(values);
    return result.success ? result.data : fieldErrors(CONTACT_FIELDS, result.error.issues);
  }
  const result = callbackSchema.safeParse(values);
  return result.success ? { ...result.data, company: '' } : fieldErrors(CALLBACK_FIELDS, result.error.issues);
}

/** Why a form looks as if a bot sent it. One without a time, sent without script, is not suspect. */
export function suspicionOf({ honeypot, elapsed }: SentForm): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return elapsed !== undefined && elapsed < FASTEST_PERSON_MS ? 'too-fast' : undefined;
}
