import type { ContactField, ContactValues, FieldError, FormKind } from '../../../lib/enquiry/fields.ts';
import { REFUSAL_MESSAGES } from '../../../lib/enquiry/messages.ts';
import { firm } from '../runtime/firm.ts';
import type { UnreadForm } from './readForm.ts';

/** What came of a post, before it is put into JSON or a page. */
export type Outcome = {
  status: number;
  /** One word for the log. */
  code: string;
  /** What the visitor reads; undefined on success. */
  message?: string;
  /** Mistakes in fields. */
  errors?: FieldError<ContactField>[];
  headers?: Record<string, string>;
  id?: string;
  /** What was typed, where it could be read: a page without script gives it back. */
  typed?: { form: FormKind; submission: string; values: ContactValues };
};

/** Taken: stored, or mailed where the store was down. */
export function accepted(code: string, id: string): Outcome {
  return { status: 200, code, id };
}

/** Refusals with their fixed texts. */
export const REFUSALS = {
  wrongMethod: {
    status: 405,
    code: 'method',
    message: REFUSAL_MESSAGES.wrongMethod,
    headers: { Allow: 'POST' },
  },
  wrongType: { status: 415, code: 'type', message: REFUSAL_MESSAGES.unreadable },
  broken: { status: 400, code: 'broken', message: REFUSAL_MESSAGES.unreadable },
  tooLarge: { status: 413, code: 'size', message: REFUSAL_MESSAGES.tooLarge },
  foreignSite: { status: 403, code: 'foreign', message: REFUSAL_MESSAGES.foreignSite },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: `${REFUSAL_MESSAGES.unavailable} Phone: ${firm.phone}. E-mail: ${firm.email}.`,
  },
  crashed: { status: 500, code: 'crash', message: REFUSAL_MESSAGES.failed },
} as const satisfies Record<string, Outcome>;

/** What a post is told that was not read as a form. */
export const UNREAD = {
  'wrong-type': REFUSALS.wrongType,
  'foreign-site': REFUSALS.foreignSite,
  'too-large': REFUSALS.tooLarge,
  broken: REFUSALS.broken,
} as const satisfies Record<UnreadForm, Outcome>;

/** Too many posts from one address. */
export function tooMany(seconds: number): Outcome {
  const headers = { 'Retry-After': String(seconds) };
  return { status: 429, code: 'rate', message: REFUSAL_MESSAGES.tooMany, headers };
}

/** Mistakes in fields, at least one; the first is the message. */
export function mistaken(errors: FieldError<ContactField>[]): Outcome {
  return { status: 400, code: 'fields', message: errors[0]?.message ?? REFUSAL_MESSAGES.unreadable, errors };
}
