import { isEmailAddress } from './emailAddress.ts';
import { CALLBACK_REACH, type EnquiryField, type EnquiryValues, FIELDS, FORM_FIELDS, missingReach } from './fields.ts';
import type { FieldError, FormKind } from './forms.ts';
import { FIELD_MESSAGES, REACH_MESSAGES, tooLongMessage, UNREADABLE_MESSAGE } from './messages.ts';
import { normaliseField } from './normalise.ts';
import { isServiceValue } from './serviceOptions.ts';

/**
 * The first mistake in what was entered into a field, or undefined.
 *
 * @param missing what to say of an empty field; undefined where it may be empty
 */
export function fieldError(field: EnquiryField, entered: string, missing: string | undefined): string | undefined {
  const { label, kind, maxLength = Number.POSITIVE_INFINITY } = FIELDS[field];
  const value = normaliseField(field, entered);
  if (value === '') return missing;
  if (kind === 'service') return isServiceValue(value) ? undefined : FIELD_MESSAGES.serviceUnknown;
  // No browser sends a line break in a field of one line.
  if (kind !== 'text' && /[\r\n]/.test(value)) return UNREADABLE_MESSAGE;
  if (value.length > maxLength) return tooLongMessage(label, maxLength);
  return kind === 'email' && !isEmailAddress(value) ? FIELD_MESSAGES.emailMalformed : undefined;
}

/**
 * Errors of a filled form, at most one a field, in field order: the browser's check. The function answers the same by a
 * schema of the same table (netlify/forms/enquiry/formSchema.ts).
 */
export function validateForm(form: FormKind, values: EnquiryValues): FieldError<EnquiryField>[] {
  const reach = { phone: normaliseField('phone', values.phone), email: normaliseField('email', values.email) };
  const missing = form === 'callback' ? missingReach(reach) : undefined;
  return FORM_FIELDS[form].flatMap((field) => {
    const message =
      fieldError(field, values[field], FIELDS[field].required?.[form]) ??
      (missing && field === CALLBACK_REACH[0] ? REACH_MESSAGES[missing] : undefined);
    return message === undefined ? [] : [{ field, message }];
  });
}
