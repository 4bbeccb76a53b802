import type * as z from 'zod/mini';
import {
  CALLBACK_FIELDS,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  type FieldError,
} from '../../../lib/enquiry/fields.ts';
import type { SentForm } from '../http/readForm.ts';
import { callbackSchema } from './callbackSchema.ts';
import { contactSchema } from './contactSchema.ts';
import type { Suspicion } from './enquiryRecord.ts';

const FASTEST_PERSON_MS = 3_000;

/** The first mistake of each field, in field order. */
function mistakes(fields: readonly ContactField[], issues: readonly z.core.$ZodIssue[]): FieldError<ContactField>[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
}

/** Judges a form's fields: the normalised fields, or the mistakes. */
export function judgeFields({ form, values }: SentForm): ContactValues | FieldError<ContactField>[] {
  if (form === 'contact') {
    const result = contactSchema.safeParse(values);
    return result.success ? result.data : mistakes(CONTACT_FIELDS, result.error.issues);
  }
  const result = callbackSchema.safeParse(values);
  return result.success ? { ...result.data, company: '' } : mistakes(CALLBACK_FIELDS, result.error.issues);
}

/** Why a form looks like a machine's. No time, as without script, is not suspect. */
export function suspicionOf({ honeypot, elapsed }: SentForm): Suspicion | undefined {
  if (honeypot !== '') return 'honeypot';
  return elapsed !== undefined && elapsed < FASTEST_PERSON_MS ? 'too-fast' : undefined;
}
