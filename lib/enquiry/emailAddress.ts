const FORBIDDEN_IN_PART = /[\s@,;<>"\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/**
 * True for text, an at sign, text, a dot, text, where no part holds a space, a second at sign, a comma, semicolon, angle
 * bracket, double quote, control character or invisible character. Nothing stricter: strict patterns refuse real
 * addresses. Works in linear time.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  const domain = value.slice(at + 1);
  return (
    mailbox !== '' &&
    !FORBIDDEN_IN_PART.test(mailbox) &&
    !FORBIDDEN_IN_PART.test(domain) &&
    domain.slice(1, -1).includes('.')
  );
}
