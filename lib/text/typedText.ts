const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;
const DIGIT = /\p{Nd}/u;

/** Removes zero-width spaces, direction marks, soft hyphens and their like, which a copied text brings along. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '');

/** Returns the digit of any script as one of 0 to 9: each script has its ten digits in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Writes the digits of other scripts as 0 to 9: '٨٠٠' is '800'. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : plainDigit(digit)));
