import {
  CALLBACK_CONTACTS,
  type EnquiryField,
  type EnquiryValues,
  FIELDS,
  FORM_FIELDS,
  missingContact,
} from './fields.ts';
import type { FormKind } from './forms.ts';
import type { FieldMistake, MistakeCode } from './messages.ts';
import { isEmailAddress, normaliseField } from './normalise.ts';

/** Returns the first error in a field's value; undefined if it is valid. */
function mistakeIn(
  field: EnquiryField,
  entered: string,
  isRequired: boolean,
  isService: (value: string) => boolean,
): MistakeCode | undefined {
  const { kind, maxLength = Number.POSITIVE_INFINITY } = FIELDS[field];
  const value = normaliseField(field, entered);
  if (value === '') return isRequired ? 'missing' : undefined;
  if (kind === 'service') return isService(value) ? undefined : 'unknown-service';
  // Browsers never send a line break in a single-line field.
  if (kind !== 'text' && /[\r\n]/.test(value)) return 'unreadable';
  if (value.length > maxLength) return 'too-long';
  return kind === 'email' && !isEmailAddress(value) ? 'malformed-email' : undefined;
}

/**
 * Validates a form in the browser and returns at most one error per field, in field order. The function applies a schema
 * generated from the same table (netlify/forms/enquiry/formSchema.ts).
 * @param isService checks a value against the service list, which the browser reads from the form
 */
export function validateForm(
  form: FormKind,
  values: EnquiryValues,
  isService: (value: string) => boolean,
): FieldMistake[] {
  const reach = { phone: normaliseField('phone', values.phone), email: normaliseField('email', values.email) };
  const missing = form === 'callback' ? missingContact(reach) : undefined;
  return FORM_FIELDS[form].flatMap((field) => {
    const code =
      mistakeIn(field, values[field], FIELDS[field].required?.[form] !== undefined, isService) ??
      (field === CALLBACK_CONTACTS[0] ? missing : undefined);
    return code === undefined ? [] : [{ form, field, code }];
  });
}
