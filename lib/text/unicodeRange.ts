/** Returns all characters in a CSS unicode-range, such as 'U+0020-007E, U+00A9'. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');
    })
    .join('');
}

/** Returns the CSS unicode-range of a text's characters. */
export const unicodeRangeOf = (text: string): string =>
  [...new Set(text)].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(', ');
