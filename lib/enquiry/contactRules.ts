import { emailShape, type FieldRule, firstMistake, knownService, oneLine, required, within } from './fieldRules.ts';
import { CONTACT_FIELDS, type ContactField, type ContactValues, type FieldError } from './fields.ts';
import { FIELD_MESSAGES } from './messages.ts';
import { normaliseContact } from './normalise.ts';

const RULES: Record<ContactField, readonly FieldRule[]> = {
  name: [required(FIELD_MESSAGES.nameRequired), oneLine, within('name')],
  email: [required(FIELD_MESSAGES.emailRequired), oneLine, within('email'), emailShape],
  phone: [oneLine, within('phone')],
  company: [oneLine, within('company')],
  service: [required(FIELD_MESSAGES.serviceRequired), knownService],
  message: [required(FIELD_MESSAGES.messageRequired), within('message')],
};

/**
 * Mistakes in a filled contact form, at most one a field, in field order. This is the
 * browser's check: it needs no library. `contactSchema` says the same for the function.
 */
export function validateContact(values: ContactValues): FieldError<ContactField>[] {
  const normalised = normaliseContact(values);
  return CONTACT_FIELDS.flatMap((field) => {
    const message = firstMistake(normalised[field], RULES[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}
