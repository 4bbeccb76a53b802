/** A piece of a text, marked where it is what was looked for. */
export type MarkedPart = { text: string; isMarked: boolean };

/** The words of a query in lower case, each once. */
export const wordsOf = (query: string): string[] => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text into pieces, those that are words of the query marked. */
export function markWords(text: string, query: string): MarkedPart[] {
  const words = wordsOf(query).sort((a, b) => b.length - a.length);
  if (words.length === 0) return text === '' ? [] : [{ text, isMarked: false }];
  // With one group in the pattern, every second piece is what it found.
  const pieces = text.split(new RegExp(`(${words.map(escapePattern).join('|')})`, 'giu'));
  return pieces.map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 })).filter((part) => part.text !== '');
}
