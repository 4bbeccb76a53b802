import { type PagefindRecord, type TextHit, toTextHit } from '../../search/textHit.ts';

/** The part of Pagefind's interface that the site uses. */
export type Pagefind = {
  search: (
    query: string,
    options?: { filters?: Record<string, string> },
  ) => Promise<{ results: { data: () => Promise<PagefindRecord> }[] }>;
};

/**
 * The best hits of a query, and the number of all pages and documents that match. Only the hits' texts are fetched.
 *
 * @param kind value of the records' filter 'kind'; every record where absent
 */
export async function searchFullText(
  pagefind: Pagefind,
  { query, kind, limit }: { query: string; kind?: string | undefined; limit: number },
): Promise<{ hits: TextHit[]; count: number }> {
  const { results } = await pagefind.search(query, kind ? { filters: { kind } } : {});
  const records = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return { hits: records.map((record) => toTextHit(record, query)), count: results.length };
}
