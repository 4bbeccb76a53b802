import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { type FieldMistake, REFUSAL_MESSAGES } from '../../../lib/enquiry/messages.ts';
import type { Language } from '../../../lib/words/language.ts';
import { firm } from '../runtime/firm.ts';

/** A submitted form, not yet validated. */
export type TypedForm = { form: FormKind; submission: string; language: Language; values: EnquiryValues };

/** Outcome of a submission, before it is rendered as JSON or HTML. */
export type Outcome = {
  status: number;
  code: string;
  /** Message for the visitor; undefined on success. */
  message?: string;
  errors?: FieldMistake[];
  headers?: Record<string, string>;
  id?: string;
  /** The submitted form, if readable, shown again on the page without JavaScript. */
  typed?: TypedForm;
};

/** Returns a success: stored, or mailed if the store was down. */
export function accepted(code: string, id: string): Outcome {
  return { status: 200, code, id };
}

/** Rejections with fixed messages. */
export const REFUSALS = {
  wrongMethod: { status: 405, code: 'method', message: REFUSAL_MESSAGES.wrongMethod, headers: { Allow: 'POST' } },
  wrongPath: { status: 404, code: 'path', message: REFUSAL_MESSAGES.wrongPath },
  wrongType: { status: 415, code: 'type', message: REFUSAL_MESSAGES.unreadable },
  broken: { status: 400, code: 'broken', message: REFUSAL_MESSAGES.unreadable },
  tooLarge: { status: 413, code: 'size', message: REFUSAL_MESSAGES.tooLarge },
  foreignSite: { status: 403, code: 'foreign', message: REFUSAL_MESSAGES.foreignSite },
  wrongProbe: { status: 403, code: 'probe', message: REFUSAL_MESSAGES.wrongProbe },
  tooMany: { status: 429, code: 'rate', message: REFUSAL_MESSAGES.tooMany },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: `${REFUSAL_MESSAGES.unavailable} Phone: ${firm.phone}. E-mail: ${firm.email}.`,
  },
  crashed: { status: 500, code: 'crash', message: REFUSAL_MESSAGES.failed },
} as const satisfies Record<string, Outcome>;
