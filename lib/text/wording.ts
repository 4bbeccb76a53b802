/** Capitalises the first letter of a text. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Formats a count for running text: 'eleven', 'twenty-one'; from 100, in digits. */
export function countInWords(count: number): string {
  const unit = UNITS[count % 10] ?? '';
  if (count < UNITS.length) return UNITS[count] ?? String(count);
  if (count > 99) return String(count);
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${ten}-${unit}`;
}

/**
 * Truncates a text at a word boundary, to at most `limit` characters including the ellipsis. A single word longer than the
 * limit is cut.
 */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit);
  const lastSpace = room.lastIndexOf(' ');
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, limit - 1);
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
