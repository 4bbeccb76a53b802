import { CALLBACK_REACH, type EnquiryField, type EnquiryValues, FIELDS, FORM_FIELDS, missingReach } from './fields.ts';
import type { FormKind } from './forms.ts';
import type { FieldMistake, MistakeCode } from './messages.ts';
import { isEmailAddress, normaliseField } from './normalise.ts';

/** Returns the first mistake in what was entered into a field, or undefined. */
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
  // No browser sends a line break in a field of one line.
  if (kind !== 'text' && /[\r\n]/.test(value)) return 'unreadable';
  if (value.length > maxLength) return 'too-long';
  return kind === 'email' && !isEmailAddress(value) ? 'malformed-email' : undefined;
}

/**
 * Mistakes in a filled form, at most one per field, in the order of the fields. This is the browser's check. The function finds
 * the same with a schema made from the same table (netlify/forms/enquiry/formSchema.ts).
 *
 * @param isService whether a value is on the list of services, which the browser reads in the form
 */
export function validateForm(
  form: FormKind,
  values: EnquiryValues,
  isService: (value: string) => boolean,
): FieldMistake[] {
  const reach = { phone: normaliseField('phone', values.phone), email: normaliseField('email', values.email) };
  const missing = form === 'callback' ? missingReach(reach) : undefined;
  return FORM_FIELDS[form].flatMap((field) => {
    const code =
      mistakeIn(field, values[field], FIELDS[field].required?.[form] !== undefined, isService) ??
      (field === CALLBACK_REACH[0] ? missing : undefined);
    return code === undefined ? [] : [{ form, field, code }];
  });
}
