import { z } from 'zod';
import {
  byField,
  CALLBACK_CONTACTS,
  type EnquiryField,
  type EnquiryValues,
  FIELDS,
  FORM_FIELDS,
  missingContact,
} from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import type { FieldMistake, MistakeCode } from '../../../lib/enquiry/messages.ts';
import { isEmailAddress, normaliseField } from '../../../lib/enquiry/normalise.ts';
import { isServiceValue } from '../../../lib/enquiry/serviceOptions.ts';

/** Browsers never send a line break in a single-line field. */
const ONE_LINE = /^[^\r\n]*$/;

/** Uses the error code as the message of an issue. */
const error = (code: MistakeCode) => ({ error: code });

/** Creates a field's schema from its entry in the field table. */
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
    const missing = missingContact({ phone, email });
    if (missing) context.addIssue({ code: 'custom', message: missing, path: [CALLBACK_CONTACTS[0]] });
  }),
  newsletter: formSchema('newsletter'),
} as const satisfies Record<FormKind, z.ZodType>;

/** Valid form values as they are stored, or at most one error per field, in field order. */
type ParsedForm = { values: EnquiryValues; errors?: undefined } | { values?: undefined; errors: FieldMistake[] };

/** Validates submitted values. Fields that do not belong to the form become empty, whatever was sent. */
export function parseForm(form: FormKind, sent: EnquiryValues): ParsedForm {
  const { data, error: failure } = SCHEMAS[form].safeParse(sent);
  if (data !== undefined) return { values: byField((field) => data[field] ?? '') };
  const errors = FORM_FIELDS[form].flatMap((field) => {
    const issue = failure?.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ form, field, code: issue.message as MistakeCode }];
  });
  return { errors };
}
