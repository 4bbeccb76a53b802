import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';

/** Groups of synonyms: ['tax', 'kodi', 'ushuru']. */
export type PhraseGroups = readonly (readonly string[])[];

/** A word or known phrase of a query. All words of at least one alternative must match. */
export type QueryTerm = { alternatives: { words: string[]; weight: number }[] };

/** Weight of a synonym; the word itself has weight 1. */
const SYNONYM_WEIGHT = 0.85;
/** Minimum similarity between a query word and a word of a phrase: allows inflected forms, but not prefixes. */
const MIN_SIMILARITY = 0.9;

const isPhrase = (words: readonly string[], phrase: readonly string[]) =>
  words.length === phrase.length && phrase.every((wanted, at) => similarity(words[at] ?? '', wanted) >= MIN_SIMILARITY);

/** Returns all phrases in the groups that contain the words as a phrase. */
function synonymsOf(words: readonly string[], groups: readonly string[][][]): string[][] {
  return groups.filter((group) => group.some((phrase) => isPhrase(words, phrase))).flat();
}

/** Splits a query into terms: the longest phrases with synonyms, and the remaining words. */
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

/** Stop words, which do not help to distinguish pages; the last rows are Swahili. */
const FILLERS = new Set(
  (
    'a about against am an and are as at be by can dar do does es find for from get has have help how i if in is it looking ' +
    'many me much my need of on online or our per salaam should someone somebody ' +
    'tanzania that the their there to too us want was we what when where which who will with you your ' +
    'cha gani iko ipo jinsi katika kiasi kupata kwa la na nahitaji natafuta ngapi ni vya wa wapi ya yangu za'
  ).split(' '),
);

/** Checks for stop words. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** An abbreviation with dots, 'V.A.T'; a word; or a number with separators, '1,000,000', '3.5'. */
export const WORD = /(?:\p{L}\.)+\p{L}(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|[.,]\p{N}+)*/gu;

/** A number with thousands separators: '1,000,000', '1.000.000'. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * Normalises a word for comparison: lower case, without accents, apostrophes and dots between letters. Numbers lose their
 * thousands separators, and '3,5' becomes '3.5'.
 */
export function plainWord(word: string): string {
  if (GROUPED.test(word)) return word.replace(/[.,]/g, '');
  const plain = word.normalize('NFD').replace(/\p{M}|['’]|(?<=\p{L})\.(?=\p{L})/gu, '');
  return plain.replaceAll(',', '.').toLowerCase();
}

/** Splits a text into normalised words. 'e-mail' and '2023/24' become two words each. */
export const splitWords = (text: string): string[] =>
  (withPlainDigits(withoutInvisible(text)).match(WORD) ?? []).map(plainWord);

/** Returns the query's words without stop words and duplicates; all words if only stop words remain. */
export function queryWords(query: string): string[] {
  const words = [...new Set(splitWords(query))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

const stems = new Map<string, string>();

/** Returns a word's stem: 'compan' for 'companies', 'rat' for 'rates', 'tax' for 'taxation'. 'PAYE' keeps its e. */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=x|ss|ch|sh)es$/, '')
    .replace(/(?<=..[^s])s$/, '');
  const made = singular
    .replace(/^(.{3,})ation$|^(.{3,})(?:ing|ed)$|^(.{4,})(?:ment|er|y)$|^(.+[^aeiouy])e$/, '$1$2$3$4')
    .replace(/([^aeiouls])\1$/, '$1');
  stems.set(word, made);
  return made;
}

/** Minimum prefix length for a match: 'pay' in a query matches 'payroll', 'audit' in a text matches the query 'auditors'. */
const BEGINNING_LETTERS = { ofQuery: 2, ofText: 5 };

/** Scores from 0 to 1 how well a word matches a query word: same word, other form, or prefix. */
export function similarity(word: string, wanted: string): number {
  if (word === wanted) return 1;
  if (/^\d/.test(wanted) || /^\d/.test(word)) return 0;
  if (stem(word) === stem(wanted)) return 0.9;
  if (wanted.length >= BEGINNING_LETTERS.ofQuery && word.startsWith(wanted)) return 0.6;
  return word.length >= BEGINNING_LETTERS.ofText && wanted.startsWith(word) ? 0.6 : 0;
}

/** Part of a text, marked if it matches the query. */
export type MarkedPart = { text: string; isMarked: boolean };

/** Splits a text into parts and marks the words that match the query, in any form. */
export function markWords(text: string, query: string): MarkedPart[] {
  const wanted = queryWords(query);
  const isAsked = (word: string) => wanted.some((one) => similarity(plainWord(word), one) > 0);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isAsked(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}

/** Checks whether two words differ by one missing, extra, wrong or transposed letter. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length !== restB.length) {
    return restA.length > restB.length ? restA.slice(1) === restB : restB.slice(1) === restA;
  }
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || isSwapped;
}
