/** A piece of a text, marked where it matches the query. */
export type MarkedPart = { text: string; isMarked: boolean };

/** The words of a query in lower case, each once. */
export const wordsOf = (query: string): string[] => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pieces that a pattern with one group cuts a text into: every second one is what the group matched. */
const cut = (text: string, pattern: RegExp): MarkedPart[] =>
  text
    .split(pattern)
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Cuts a text into pieces, those that are words of the query marked. */
export function markWords(text: string, query: string): MarkedPart[] {
  const words = wordsOf(query).sort((a, b) => b.length - a.length);
  if (words.length === 0) return text === '' ? [] : [{ text, isMarked: false }];
  return cut(text, new RegExp(`(${words.map(escapePattern).join('|')})`, 'giu'));
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Cuts an excerpt of Pagefind, whose matches stand in <mark> elements, into pieces. */
export const parseMarks = (html: string): MarkedPart[] =>
  cut(html, /<mark>(.*?)<\/mark>/u).map(({ text, isMarked }) => ({
    text: text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    isMarked,
  }));
