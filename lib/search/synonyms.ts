import { likeness, queryWords } from './words.ts';

/** Groups of words and phrases that mean the same to a visitor: ['tax', 'kodi', 'ushuru']. */
export type PhraseGroups = readonly (readonly string[])[];

/** A word or a known phrase of a query. One of its alternatives has to be found, with all of its words. */
export type QueryTerm = { alternatives: { words: string[]; weight: number }[] };

/** What a match of a synonym counts, where the word itself counts 1. */
const SYNONYM_WEIGHT = 0.85;
/** Least likeness of a query's word to one of a phrase: other forms, but no longer words that it begins. */
const LEAST_LIKENESS = 0.9;

const isPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.length === phrase.length && phrase.every((wanted, at) => likeness(words[at] ?? '', wanted) >= LEAST_LIKENESS);

/** All phrases of the groups that hold the words as one phrase. */
function synonymsOf(words: readonly string[], groups: readonly string[][][]): string[][] {
  return groups.filter((group) => group.some((phrase) => isPhrase(words, phrase))).flat();
}

/** Cuts a query into terms: the longest phrases that have synonyms, and single words. */
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
