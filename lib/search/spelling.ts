import { isFiller, isOneSlipAway, likeness, plainWord, WORD } from './words.ts';

/** Shorter words have too many neighbours: 'vat' is one error away from 'cat', 'fat' and 'vet'. */
const LEAST_LETTERS = 4;
/** From this length on, an unfinished word is compared with the beginnings of longer words. */
const LEAST_BEGINNING = 6;

const isKnown = (word: string, vocabulary: readonly string[]) =>
  vocabulary.some((known) => likeness(known, word) >= 0.6);

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const beginning = (known: string) => [0, 1, -1].map((more) => known.slice(0, word.length + more));
  return (
    vocabulary.find((known) => isOneSlipAway(known, word)) ??
    (word.length >= LEAST_BEGINNING
      ? vocabulary.find(
          (known) => known.length > word.length && beginning(known).some((one) => isOneSlipAway(one, word)),
        )
      : undefined)
  );
}

/** Checks whether every word of the query is in the vocabulary, too short to correct, or a number. */
export const isSpelled = (query: string, vocabulary: readonly string[]): boolean =>
  (query.match(WORD) ?? [])
    .map(plainWord)
    .every((word) => word.length < LEAST_LETTERS || /\d/.test(word) || isFiller(word) || isKnown(word, vocabulary));

/**
 * Replaces each unknown word of a query by a word that is one typing error away, if any.
 *
 * @param vocabulary words in lower case, likeliest first
 */
export const correctSpelling = (query: string, vocabulary: readonly string[]): string =>
  query.replace(WORD, (word) => (isSpelled(word, vocabulary) ? word : (nearest(plainWord(word), vocabulary) ?? word)));
