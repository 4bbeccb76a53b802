import { type MarkedPart, markWords } from './markedText.ts';
import { newestOfSeriesFirst } from './newestOfSeries.ts';
import { type SearchablePage, type SiteIndex, searchPages, vocabularyOf } from './searchPages.ts';
import { correctSpelling, isSpelled } from './spelling.ts';

/** A page with its texts in pieces, those marked that are words of the query. */
export type FoundPage = SearchablePage & { markedTitle: MarkedPart[]; markedText: MarkedPart[] };

/** What a query finds by name. */
export type FoundPages = {
  pages: FoundPage[];
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
  const pages = newestOfSeriesFirst(searchPages(index, query), query).map((page) => ({
    ...page,
    markedTitle: markWords(page.title, query),
    markedText: markWords(page.text, query),
  }));
  return { pages, query };
}
