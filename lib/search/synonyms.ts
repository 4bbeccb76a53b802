import { likeness, queryWords } from './words.ts';

/** Groups of words and phrases that are synonyms for a visitor: ['tax', 'kodi', 'ushuru']. */
export type PhraseGroups = readonly (readonly string[])[];

/** A word or a known phrase of a query. One of its alternatives must match with all its words. */
export type QueryTerm = { alternatives: { words: string[]; weight: number }[] };

/** Weight of a synonym; the word itself counts 1. */
const SYNONYM_WEIGHT = 0.85;
/** Minimum likeness of a query's word to a phrase's: other forms, but not words that begin with it. */
const LEAST_LIKENESS = 0.9;

const isPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.length === phrase.length && phrase.every((wanted, at) => likeness(words[at] ?? '', wanted) >= LEAST_LIKENESS);

/** Returns all phrases of the groups that contain the words as a phrase. */
function synonymsOf(words: readonly string[], groups: readonly string[][][]): string[][] {
  return groups.filter((group) => group.some((phrase) => isPhrase(words, phrase))).flat();
}

/** Splits a query into terms: the longest phrases with synonyms, and single words. */
export function termsOf(query: string, synonyms: PhraseGroups): QueryTerm[] {
  const groups = synonyms.map((group) => group.map(queryWords));
  const longest = Math.max(1, ...groups.flat().map((phrase) => phrase.length));
  const words = queryWords(query);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter);
    const length = lengths.find((size) => size === 1 || synonymsOf(words.slice(at, at + size), groups).length > 0) ?? 1;
    const own = words.slice(at, at + length);
    const others = synonymsOf(own, groups).map((phrase) => ({ words: phrase, weight: SYNONYM_WEIGHT }));
    terms.push({ alternatives: [{ words: own, weight: 1 }, ...others] });
    at += length;
  }
  return terms;
}
