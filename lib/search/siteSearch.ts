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

/**
 * Pages by name for a query.
 *
 * @param loadWords all words of the site, asked for only where the names do not know a word of the query
 */
export async function findPages(
  index: SiteIndex,
  typed: string,
  loadWords: () => Promise<readonly string[]>,
): Promise<FoundPages> {
  const names = vocabularyOf(index);
  if (isSpelled(typed, names)) return { pages: searchPages(index, typed), query: typed };
  const words = await loadWords();
  const query = correctSpelling(typed, [...names, ...words]);
  return { pages: searchPages(index, query), query };
}
