import { type MarkedPart, markWords } from './markedText.ts';
import { newestOfSeriesFirst } from './newestOfSeries.ts';
import { type SearchablePage, type SiteIndex, searchPages, vocabularyOf } from './searchPages.ts';
import { correctSpelling, isSpelled } from './spelling.ts';

/** A page with its texts in pieces, with the query's words marked. */
export type FoundPage = SearchablePage & { markedTitle: MarkedPart[]; markedText: MarkedPart[] };

/** Result of a query by name. */
export type FoundPages = {
  pages: FoundPage[];
  /** The searched query: as typed, or with typing errors corrected. */
  query: string;
};

type FindOptions = {
  /** Loads all words of the site; called only if the names lack a word of the query. */
  loadWords: () => Promise<readonly string[]>;
  /** Disables correction. */
  isVerbatim?: boolean;
};

/** Finds pages by name, with typing errors corrected. */
export async function findPages(
  index: SiteIndex,
  typed: string,
  { loadWords, isVerbatim = false }: FindOptions,
): Promise<FoundPages> {
  const names = vocabularyOf(index);
  const isRight = isVerbatim || isSpelled(typed, names);
  const query = isRight ? typed : correctSpelling(typed, [...names, ...(await loadWords())]);
  const pages = newestOfSeriesFirst(searchPages(index, query), query).map((page) => ({
    ...page,
    markedTitle: markWords(page.title, query),
    markedText: markWords(page.text, query),
  }));
  return { pages, query };
}
