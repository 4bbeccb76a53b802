import type { ContactField } from './fields.ts';

const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu;
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}]/u;

/** Trimmed; empty where nothing in it is visible. */
const trimBlank = (value: string): string => (VISIBLE_CHARACTER.test(value) ? value.trim() : '');

/**
 * A field of one line as it is validated and stored: without control characters and surrounding space. A line break
 * inside stays, so that validation can refuse it.
 */
export function normaliseLine(value: string): string {
  return trimBlank(value.replace(CONTROL_CHARACTERS, ' ').replace(/\t/g, ' '));
}

/** The message as it is validated and stored: line breaks as \n (forms send \r\n), no other control characters but tabs. */
export function normaliseText(value: string): string {
  return trimBlank(value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, ''));
}

/** Any field of the contact or callback form as it is validated and stored. */
export function normaliseField(field: ContactField, value: string): string {
  return field === 'message' ? normaliseText(value) : normaliseLine(value);
}
