import * as z from 'zod/mini';
import { isEmailAddress } from '../../../lib/enquiry/emailAddress.ts';
import {
  byField,
  CALLBACK_REACH,
  type EnquiryField,
  type EnquiryValues,
  FIELDS,
  type FieldKind,
  FORM_FIELDS,
} from '../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../lib/enquiry/forms.ts';
import { FIELD_MESSAGES, REFUSAL_MESSAGES, tooLongMessage } from '../../../lib/enquiry/messages.ts';
import { normaliseField } from '../../../lib/enquiry/normalise.ts';
import { isServiceValue } from '../../../lib/enquiry/serviceOptions.ts';

/*
 * zod/mini, because the function loads these schemas before its first answer.
 *
 * No check aborts the others: otherwise the callback form's rule about two fields would be skipped where one field is
 * wrong. Only the first issue of a field is used.
 */

type Check = z.core.$ZodCheck<string>;

const oneLine: Check = z.refine((value) => !/[\r\n]/.test(value), { error: REFUSAL_MESSAGES.unreadable });
const emailAddress: Check = z.refine((value) => value === '' || isEmailAddress(value), {
  error: FIELD_MESSAGES.emailMalformed,
});
const knownService: Check = z.refine((value) => value === '' || isServiceValue(value), {
  error: FIELD_MESSAGES.serviceUnknown,
});

/** The rules of a kind of field, in the order in which they are judged; `length` is that of the greatest length. */
function kindChecks(kind: FieldKind, length: Check[]): Check[] {
  switch (kind) {
    case 'line':
    case 'phone':
      return [oneLine, ...length];
    case 'email':
      return [oneLine, ...length, emailAddress];
    case 'service':
      return [knownService];
    case 'text':
      return length;
  }
}

/** A field that a form does not have is empty, whatever was sent. */
const notAsked = z.string().check(z.overwrite(() => ''));

function fieldSchema(field: EnquiryField, form: FormKind): z.ZodMiniString {
  if (!FORM_FIELDS[form].includes(field)) return notAsked;
  const { label, kind, maxLength, required } = FIELDS[field];
  const missing = required?.[form];
  const length = maxLength === undefined ? [] : [z.maxLength(maxLength, { error: tooLongMessage(label, maxLength) })];
  return z.string().check(
    z.overwrite((value) => normaliseField(field, value)),
    ...(missing === undefined ? [] : [z.minLength(1, { error: missing })]),
    ...kindChecks(kind, length),
  );
}

const fieldsOf = (form: FormKind) => z.object(byField((field) => fieldSchema(field, form)));

const hasReach = (values: EnquiryValues) => CALLBACK_REACH.some((field) => values[field] !== '');

/** What each form must hold, with the messages of `validateForm`; gives the normalised fields. */
export const FORM_SCHEMAS: Record<FormKind, z.ZodMiniType<EnquiryValues>> = {
  contact: fieldsOf('contact'),
  callback: fieldsOf('callback').check(
    z.refine(hasReach, { path: [CALLBACK_REACH[0]], error: FIELD_MESSAGES.callbackReachRequired }),
  ),
};
