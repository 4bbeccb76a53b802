import { CALLBACK_FIELDS, type CallbackValues, CONTACT_FIELDS, type ContactValues } from './fields.ts';

const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu;
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}]/u;

function withoutBlankness(value: string): string {
  return VISIBLE_CHARACTER.test(value) ? value.trim() : '';
}

/**
 * A field of one line as it is judged and stored: without control characters and
 * space around it. A line break inside stays, so that the rules can refuse it.
 */
export function normaliseLine(value: string): string {
  return withoutBlankness(value.replace(CONTROL_CHARACTERS, ' ').replace(/\t/g, ' '));
}

/** The message as it is judged and stored: line breaks as \n (forms send \r\n), no other control characters but tabs. */
export function normaliseText(value: string): string {
  return withoutBlankness(value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, ''));
}

function normaliseField(field: string, value: string): string {
  return field === 'message' ? normaliseText(value) : normaliseLine(value);
}

/** Every field of the contact form as it is judged and stored. */
export function normaliseContact(values: ContactValues): ContactValues {
  const normalised = { ...values };
  for (const field of CONTACT_FIELDS) normalised[field] = normaliseField(field, values[field]);
  return normalised;
}

/** Every field of the callback form as it is judged and stored. */
export function normaliseCallback(values: CallbackValues): CallbackValues {
  const normalised = { ...values };
  for (const field of CALLBACK_FIELDS) normalised[field] = normaliseField(field, values[field]);
  return normalised;
}
