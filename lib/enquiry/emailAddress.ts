/**
 * Space, invisible characters, and those with a meaning of their own in the header of a mail, which could add a recipient
 * to an answer.
 */
const FORBIDDEN_IN_MAILBOX = /[\s@,;:<>()[\]\\"\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Two or more names of letters, digits, hyphens and underscores, joined by single dots. */
const DOMAIN = /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/** True for an e-mail address. Nothing stricter: strict patterns refuse real addresses. Works in linear time. */
export function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  return mailbox !== '' && !FORBIDDEN_IN_MAILBOX.test(mailbox) && DOMAIN.test(value.slice(at + 1));
}
