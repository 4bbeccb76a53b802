import { newestOfSeriesFirst } from '../../search/newestOfSeries.ts';
import { holdsQuery, type PagefindRecord, type TextHit, toTextHit } from '../../search/textHit.ts';

/** The part of Pagefind's interface that the site uses. */
export type Pagefind = {
  search: (
    query: string,
    options?: { filters?: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindRecord> }[] }>;
};

/**
 * Returns the best hits of a query, and the number of all pages and documents that match. Fetches only the hits' texts,
 * and further ones to replace texts without the words.
 *
 * @param kind value of the records' filter 'kind'; default: every record
 */
export async function searchFullText(
  pagefind: Pagefind,
  { query, kind, limit }: { query: string; kind?: string | undefined; limit: number },
): Promise<{ hits: TextHit[]; count: number }> {
  const { results } = await pagefind.search(query, kind ? { filters: { kind } } : {});
  const records: PagefindRecord[] = [];
  let [fetched, missed] = [0, 0];
  while (records.length < limit && fetched < results.length) {
    const wanted = results.slice(fetched, fetched + limit - records.length);
    const texts = await Promise.all(wanted.map((result) => result.data()));
    const held = texts.filter((text) => holdsQuery(text, query));
    records.push(...held);
    fetched += texts.length;
    missed += texts.length - held.length;
  }
  const hits = records.map((record) => toTextHit(record, query));
  return { hits: newestOfSeriesFirst(hits, query), count: results.length - missed };
}
