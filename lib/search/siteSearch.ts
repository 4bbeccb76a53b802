import { type SearchablePage, type SiteIndex, searchPages, vocabularyOf } from './searchPages.ts';
import { isFiller, isOneTypoAway, type MarkedPart, markWords, plainWord, similarity, WORD } from './words.ts';

/** Shorter words have too many neighbours: 'vat' is one edit away from 'cat', 'fat' and 'vet'. */
const LEAST_LETTERS = 4;
/** From this length, an unfinished word is also compared with prefixes of longer words. */
const LEAST_BEGINNING = 6;

const isKnown = (word: string, vocabulary: readonly string[]) =>
  vocabulary.some((known) => similarity(known, word) > 0);

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const beginning = (known: string) => [0, 1, -1].map((more) => known.slice(0, word.length + more));
  return (
    vocabulary.find((known) => isOneTypoAway(known, word)) ??
    (word.length >= LEAST_BEGINNING
      ? vocabulary.find(
          (known) => known.length > word.length && beginning(known).some((one) => isOneTypoAway(one, word)),
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
 * Replaces each unknown word of a query with a known word that is one typing error away, if there is one.
 * @param vocabulary words in lower case, most likely first
 */
export const correctSpelling = (query: string, vocabulary: readonly string[]): string =>
  query.replace(WORD, (word) => (isSpelled(word, vocabulary) ? word : (nearest(plainWord(word), vocabulary) ?? word)));

/** A page with its title and text split into parts, with matches marked. */
export type FoundPage = SearchablePage & { markedTitle: MarkedPart[]; markedText: MarkedPart[] };

/** Result of a search by name. */
export type FoundPages = {
  pages: FoundPage[];
  /** The query that was searched: as typed, or with typing errors corrected. */
  query: string;
};

type FindOptions = {
  /** Loads the site's word list; called only if a query word does not occur in the names. */
  loadWords: () => Promise<readonly string[]>;
  isVerbatim?: boolean;
};

/** Searches pages by name, correcting typing errors. */
export async function findPages(
  index: SiteIndex,
  typed: string,
  { loadWords, isVerbatim = false }: FindOptions,
): Promise<FoundPages> {
  const names = vocabularyOf(index);
  const isRight = isVerbatim || isSpelled(typed, names);
  const query = isRight ? typed : correctSpelling(typed, [...names, ...(await loadWords())]);
  const pages = searchPages(index, query).map((page) => ({
    ...page,
    markedTitle: markWords(page.title, query),
    markedText: markWords(page.text, query),
  }));
  return { pages, query };
}
