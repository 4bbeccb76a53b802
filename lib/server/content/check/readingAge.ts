import { syllable } from 'syllable';

/** A sentence with what the formula needs to know of it. */
export type Sentence = { text: string; words: number; syllables: number };

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Words with letters; numbers are left out, because the formula has no measure for them. */
const WORD = /\p{L}[\p{L}’'-]*/gu;

/** School begins at about five in the year before the first grade. */
const AGE_BEFORE_SCHOOL = 5;

/** The sentences of a text. */
export function sentencesOf(text: string): Sentence[] {
  return [...sentences.segment(text)].flatMap(({ segment }) => {
    const words = segment.match(WORD) ?? [];
    const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
    return words.length > 0 ? [{ text: segment.trim(), words: words.length, syllables }] : [];
  });
}

const sumOf = (texts: readonly Sentence[], count: (sentence: Sentence) => number) =>
  texts.reduce((sum, sentence) => sum + count(sentence), 0);

/**
 * Age in years at which somebody reads these sentences with ease: the school grade of Flesch and Kincaid (US Navy report
 * 8-75, 1975), from words in a sentence and syllables in a word. Names and terms of the law count like any other word.
 */
export function readingAge(texts: readonly Sentence[]): number {
  const words = sumOf(texts, (sentence) => sentence.words);
  const syllables = sumOf(texts, (sentence) => sentence.syllables);
  const grade = (0.39 * words) / texts.length + (11.8 * syllables) / words - 15.59;
  return grade + AGE_BEFORE_SCHOOL;
}
