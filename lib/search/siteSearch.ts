import { type SearchablePage, type SiteIndex, searchPages, vocabularyOf } from './searchPages.ts';
import { correctSpelling, isSpelled } from './spelling.ts';

/** Pages, people and sectors with the editors' words: app/search-index.json. */
export const INDEX_FILE = '/search-index.json';

/** Every word of the site, one a line, the common ones first; written by the build. */
export const WORDS_FILE = '/search-words.txt';

/** What a query finds by name. */
export type FoundPages = {
  pages: SearchablePage[];
  /** The query that was answered: as typed, or with slips of the keys corrected. */
  query: string;
};

type FindOptions = {
  /** All words of the site, asked for only where the names do not know a word of the query. */
  loadWords: () => Promise<readonly string[]>;
  /** Corrects nothing. */
  isVerbatim?: boolean;
};

/** Pages by name for a query, with slips of the keys corrected. */
export async function findPages(
  index: SiteIndex,
  typed: string,
  { loadWords, isVerbatim = false }: FindOptions,
): Promise<FoundPages> {
  const names = vocabularyOf(index);
  const isRight = isVerbatim || isSpelled(typed, names);
  const query = isRight ? typed : correctSpelling(typed, [...names, ...(await loadWords())]);
  return { pages: searchPages(index, query), query };
}
