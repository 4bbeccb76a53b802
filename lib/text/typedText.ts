const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
const DIGIT = /\p{Nd}/u;

/** Removes zero-width spaces, direction marks, soft hyphens and the like, which pasted text may contain. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '');

/** Converts a digit of any script to 0-9. In every script, the ten digits have consecutive code points. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Converts the digits of other scripts to 0-9: '٨٠٠' becomes '800'. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : plainDigit(digit)));
