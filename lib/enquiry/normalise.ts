import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';
import { type EnquiryField, FIELDS } from './fields.ts';

/**
 * Spaces, invisible characters, and characters with a special meaning in mail headers, which could add a recipient to a
 * reply.
 */
const FORBIDDEN_IN_MAILBOX = /[\s@,;:<>()[\]\\"\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** At least two labels of letters, digits, hyphens and underscores, separated by single dots. */
const DOMAIN = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/** Validates an email address, loosely, because strict patterns reject real addresses. Runs in linear time. */
export function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  return mailbox !== '' && !FORBIDDEN_IN_MAILBOX.test(mailbox) && DOMAIN.test(value.slice(at + 1));
}

/** Returns the domain of an email address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu;
/**
 * Bidirectional marks, embeddings, overrides and isolates, which can reverse the text that follows, and tag characters,
 * which are invisible.
 */
const DIRECTION_MARKS = /[\p{Bidi_Control}\u{E0000}-\u{E007F}]/gu;
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Trims a value. Returns an empty string if nothing in it is visible. */
const trimBlank = (value: string): string => (VISIBLE_CHARACTER.test(value) ? value.trim() : '');

/**
 * Normalises a single-line field: removes control characters, direction marks and surrounding space. Keeps zero-width
 * joiners, which some scripts need in names, and line breaks, so that validation can reject them.
 */
export function normaliseLine(value: string): string {
  return trimBlank(value.replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ' ').replace(/\t/g, ' '));
}

/**
 * Normalises an email address. Addresses copied from a web page or a chat may contain invisible characters that make them
 * undeliverable.
 */
export function normaliseAddress(value: string): string {
  return normaliseLine(withoutInvisible(value));
}

/** Normalises a phone number: plain digits, no invisible characters. */
const normalisePhone = (value: string): string => withPlainDigits(normaliseAddress(value));

/**
 * Normalises a message: converts line breaks from \r\n, as forms send them, to \n, and removes direction marks and control
 * characters other than tabs.
 */
export function normaliseText(value: string): string {
  return trimBlank(value.replace(/\r\n?/g, '\n').replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ''));
}

/** Normalises the value entered in a field. */
export function normaliseField(field: EnquiryField, entered: string): string {
  const { kind } = FIELDS[field];
  if (kind === 'email') return normaliseAddress(entered);
  if (kind === 'phone') return normalisePhone(entered);
  return kind === 'text' ? normaliseText(entered) : normaliseLine(entered);
}
