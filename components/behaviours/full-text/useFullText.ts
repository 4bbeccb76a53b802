import { useEffect, useState } from 'react';
import { loadPagefind } from '@/lib/browser/search/loadIndexes';
import { tryTwice } from '@/lib/browser/search/tryTwice';
import type { TextHit } from '@/lib/search/textHit';

/** Shorter queries would find every page. */
const SHORTEST_QUERY = 2;

/** idle: no query; failed: the index could not be fetched. */
export type FullTextState = { status: 'idle' | 'searching' | 'done' | 'failed'; hits: TextHit[]; count: number };

const IDLE: FullTextState = { status: 'idle', hits: [], count: 0 };
const NO_ANSWER = { ...IDLE, query: '' };

/** Fetches Pagefind and the code that reads its results, on demand. */
const loadSearch = () => Promise.all([loadPagefind(), import('@/lib/browser/search/fullText')]);

/** Prefetches script and index, on the first focus of a search field. The first query reports a failure. */
export function prepareFullText(): void {
  loadSearch().catch(() => {});
}

/**
 * Returns full-text hits of a query. Fetches nothing before the first query; stale answers never replace newer ones.
 */
export function useFullText(query: string, { kind, limit }: { kind?: string; limit: number }): FullTextState {
  const [answer, setAnswer] = useState(NO_ANSWER);
  const wanted = query.trim().length < SHORTEST_QUERY ? '' : query.trim();

  useEffect(() => {
    if (wanted === '') {
      setAnswer(NO_ANSWER);
      return;
    }
    let isCurrent = true;
    const settle = (next: FullTextState) => isCurrent && setAnswer({ ...next, query: wanted });
    const find = async () => {
      const [pagefind, { searchFullText }] = await loadSearch();
      return searchFullText(pagefind, { query: wanted, kind, limit });
    };
    tryTwice(find)
      .then((found) => settle({ status: 'done', ...found }))
      .catch((error: unknown) => {
        console.error('The full-text search failed:', error);
        settle({ status: 'failed', hits: [], count: 0 });
      });
    return () => {
      isCurrent = false;
    };
  }, [wanted, kind, limit]);

  if (wanted === '') return IDLE;
  // Immediately with a new query, or the page would say 'Nothing found' until the effect runs.
  return answer.query === wanted ? answer : { ...answer, status: 'searching' };
}
