import { z } from 'zod';
import {
  byField,
  CALLBACK_REACH,
  type EnquiryField,
  type EnquiryValues,
  FIELDS,
  FORM_FIELDS,
  missingReach,
} from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import type { FieldMistake, MistakeCode } from '../../../lib/enquiry/messages.ts';
import { isEmailAddress, normaliseField } from '../../../lib/enquiry/normalise.ts';
import { isServiceValue } from '../../../lib/enquiry/serviceOptions.ts';

/** No browser sends a line break in a field of one line. */
const ONE_LINE = /^[^\r\n]*$/;

/** The message of an issue is its code. */
const error = (code: MistakeCode) => ({ error: code });

/** Builds the schema of a field from its entry in the table of fields. */
function fieldSchema(field: EnquiryField, form: FormKind): z.ZodType<string> {
  const { kind, maxLength = Number.POSITIVE_INFINITY, required } = FIELDS[field];
  const tidied = z.string().overwrite((entered) => normaliseField(field, entered));
  const filled = required?.[form] === undefined ? tidied : tidied.min(1, error('missing'));
  if (kind === 'service') {
    return filled.refine((value) => value === '' || isServiceValue(value), error('unknown-service'));
  }
  const whole = kind === 'text' ? filled : filled.regex(ONE_LINE, error('unreadable'));
  const short = whole.max(maxLength, error('too-long'));
  if (kind !== 'email') return short;
  return short.refine((value) => value === '' || isEmailAddress(value), error('malformed-email'));
}

function formSchema(form: FormKind) {
  return z.object(Object.fromEntries(FORM_FIELDS[form].map((field) => [field, fieldSchema(field, form)])));
}

const SCHEMAS = {
  contact: formSchema('contact'),
  callback: formSchema('callback').superRefine(({ phone = '', email = '' }, context) => {
    const missing = missingReach({ phone, email });
    if (missing) context.addIssue({ code: 'custom', message: missing, path: [CALLBACK_REACH[0]] });
  }),
  newsletter: formSchema('newsletter'),
} as const satisfies Record<FormKind, z.ZodType>;

/** A valid form as it is stored, or its mistakes: at most one for each field, in field order. */
export type ParsedForm = { values: EnquiryValues; errors?: undefined } | { values?: undefined; errors: FieldMistake[] };

/** Validates a form as sent. A field that the form does not have is empty, whatever was sent. */
export function parseForm(form: FormKind, sent: EnquiryValues): ParsedForm {
  const { data, error: failure } = SCHEMAS[form].safeParse(sent);
  if (data !== undefined) return { values: byField((field) => data[field] ?? '') };
  const errors = FORM_FIELDS[form].flatMap((field) => {
    const issue = failure?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ form, field, code: issue.message as MistakeCode }];
  });
  return { errors };
}
