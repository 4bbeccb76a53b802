import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';
import { type EnquiryField, FIELDS } from './fields.ts';

/**
 * Space, invisible characters, and characters with a special meaning in a mail's header, which could add a recipient to
 * an answer.
 */
const FORBIDDEN_IN_MAILBOX = /[\s@,;:<>()[\]\\"\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Two or more names of letters, digits, hyphens and underscores, joined by single dots. */
const DOMAIN = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/**
 * True for an e-mail address. It is not stricter, because strict patterns refuse real addresses. Works in linear time.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  return mailbox !== '' && !FORBIDDEN_IN_MAILBOX.test(mailbox) && DOMAIN.test(value.slice(at + 1));
}

const CONTROL_CHARACTERS = /[^\P{Cc}\t\r\n]/gu;
/**
 * Marks, embeddings, overrides and isolates of the writing direction, which can reverse the text that follows them, and tag
 * characters, which only programs read.
 */
const DIRECTION_MARKS = /[\p{Bidi_Control}\u{E0000}-\u{E007F}]/gu;
const VISIBLE_CHARACTER = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Trimmed. Empty if nothing in it is visible. */
const trimBlank = (value: string): string => (VISIBLE_CHARACTER.test(value) ? value.trim() : '');

/**
 * A field of one line as it is validated and stored: without control characters, direction marks and surrounding space.
 * Zero-width joiners stay, because names in some scripts are spelt with them. A line break inside stays, so that validation
 * can refuse it.
 */
export function normaliseLine(value: string): string {
  return trimBlank(value.replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ' ').replace(/\t/g, ' '));
}

/**
 * An e-mail address as it is validated, stored and written to. Addresses copied from a web page or a chat bring invisible
 * characters with them, and no mail would arrive.
 */
export function normaliseAddress(value: string): string {
  return normaliseLine(withoutInvisible(value));
}

/** A phone number as it is validated, stored and dialled: in plain digits, without invisible characters. */
const normalisePhone = (value: string): string => withPlainDigits(normaliseAddress(value));

/**
 * The message as it is validated and stored: line breaks as \n (forms send \r\n), no direction marks, and no other control
 * characters but tabs.
 */
export function normaliseText(value: string): string {
  return trimBlank(value.replace(/\r\n?/g, '\n').replace(DIRECTION_MARKS, '').replace(CONTROL_CHARACTERS, ''));
}

/** What was entered into a field as it is validated and stored. */
export function normaliseField(field: EnquiryField, entered: string): string {
  const { kind } = FIELDS[field];
  if (kind === 'email') return normaliseAddress(entered);
  if (kind === 'phone') return normalisePhone(entered);
  return kind === 'text' ? normaliseText(entered) : normaliseLine(entered);
}
