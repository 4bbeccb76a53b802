import { isFiller, isOneSlipAway, likeness, plainWord, WORD } from './words.ts';

/** Shorter words have too many neighbours: 'vat' is one slip away from 'cat', 'fat' and 'vet'. */
const LEAST_LETTERS = 4;
/** A word that is still being typed is compared with the beginnings of longer ones from this length on. */
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

/** True where every word of the query is in the vocabulary, or is too short or a number, so that nothing is to correct. */
export const isSpelled = (query: string, vocabulary: readonly string[]): boolean =>
  (query.match(WORD) ?? [])
    .map(plainWord)
    .every((word) => word.length < LEAST_LETTERS || /\d/.test(word) || isFiller(word) || isKnown(word, vocabulary));

/**
 * The query with each word that the site does not know replaced by one that is a single slip of the keys away; unchanged
 * where there is none.
 *
 * @param vocabulary words in lower case, the most likely first
 */
export const correctSpelling = (query: string, vocabulary: readonly string[]): string =>
  query.replace(WORD, (word) => (isSpelled(word, vocabulary) ? word : (nearest(plainWord(word), vocabulary) ?? word)));
