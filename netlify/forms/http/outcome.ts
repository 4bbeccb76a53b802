import { type FieldMistake, fieldMessage, REFUSAL_MESSAGES } from '../../../lib/enquiry/messages.ts';
import { ENGLISH } from '../../../lib/words/say.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { FormError, SentForm } from './readForm.ts';

/** Result of a post, before it is rendered as JSON or a page. */
export type Outcome = {
  status: number;
  code: string;
  /** Text for the visitor; undefined on success. */
  message?: string;
  errors?: FieldMistake[];
  headers?: Record<string, string>;
  id?: string;
  /** The form as sent, if readable; a page without script shows it again. */
  typed?: Pick<SentForm, 'form' | 'submission' | 'language' | 'values'>;
};

/** Returns a success: stored, or mailed while the store was down. */
export function accepted(code: string, id: string): Outcome {
  return { status: 200, code, id };
}

/** Refusals with fixed texts. */
export const REFUSALS = {
  wrongMethod: {
    status: 405,
    code: 'method',
    message: REFUSAL_MESSAGES.wrongMethod,
    headers: { Allow: 'POST' },
  },
  wrongPath: { status: 404, code: 'path', message: REFUSAL_MESSAGES.wrongPath },
  wrongType: { status: 415, code: 'type', message: REFUSAL_MESSAGES.unreadable },
  broken: { status: 400, code: 'broken', message: REFUSAL_MESSAGES.unreadable },
  tooLarge: { status: 413, code: 'size', message: REFUSAL_MESSAGES.tooLarge },
  foreignSite: { status: 403, code: 'foreign', message: REFUSAL_MESSAGES.foreignSite },
  wrongProbe: { status: 403, code: 'probe', message: REFUSAL_MESSAGES.wrongProbe },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: `${REFUSAL_MESSAGES.unavailable} Phone: ${firm.phone}. E-mail: ${firm.email}.`,
  },
  crashed: { status: 500, code: 'crash', message: REFUSAL_MESSAGES.failed },
} as const satisfies Record<string, Outcome>;

/** Refusals of posts that are not readable as a form. */
export const FORM_ERRORS = {
  'wrong-type': REFUSALS.wrongType,
  'foreign-site': REFUSALS.foreignSite,
  'too-large': REFUSALS.tooLarge,
  broken: REFUSALS.broken,
} as const satisfies Record<FormError, Outcome>;

/** Returns the outcome of a failure in the function itself; the log has its cause. */
export function crashed(error: unknown): Outcome {
  logError({ event: 'crash', code: failureCode(error) });
  return REFUSALS.crashed;
}

/** Returns the refusal of an IP's post beyond the rate limit. */
export function tooManyRequests(seconds: number): Outcome {
  const headers = { 'Retry-After': String(seconds) };
  return { status: 429, code: 'rate', message: REFUSAL_MESSAGES.tooMany, headers };
}

/** Returns the refusal for errors of fields, at least one; the first is the message. */
export function invalidFields(errors: FieldMistake[]): Outcome {
  const message = errors[0] ? fieldMessage(errors[0], ENGLISH) : REFUSAL_MESSAGES.unreadable;
  return { status: 400, code: 'fields', message, errors };
}
