import { likeness, plainWord, queryWords, WORD } from './words.ts';

/** A piece of a text, marked if it matches the query. */
export type MarkedPart = { text: string; isMarked: boolean };

/** Minimum likeness to a query's word for marking. */
export const MARKED_LIKENESS = 0.5;

const isAsked = (word: string, wanted: readonly string[]) =>
  wanted.some((one) => likeness(plainWord(word), one) >= MARKED_LIKENESS);

/** Splits a text into pieces and marks the words of the query and their forms. */
export function markWords(text: string, query: string): MarkedPart[] {
  const wanted = queryWords(query);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isAsked(word, wanted)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
