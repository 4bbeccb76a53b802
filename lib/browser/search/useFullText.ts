import { useEffect, useState } from 'react';
import type { TextHit } from '../../search/textHit.ts';
import { loadPagefind } from './loadPagefind.ts';

/** Shorter queries would find every page. */
const SHORTEST_QUERY = 2;

/** idle: nothing to look for; failed: the index could not be had. */
export type FullTextState = { status: 'idle' | 'searching' | 'done' | 'failed'; hits: TextHit[]; count: number };

const IDLE: FullTextState = { status: 'idle', hits: [], count: 0 };
const NO_ANSWER = { ...IDLE, query: '' };

/** Pagefind, and what makes hits of its answers: neither comes with the page. */
const loadSearch = () => Promise.all([loadPagefind(), import('./fullText.ts')]);

/** Fetches script and index ahead, on the first focus of a search field. A failure shows with the first query. */
export function prepareFullText(): void {
  loadSearch().catch(() => {});
}

/**
 * Places inside the site's texts that hold the query. Nothing is fetched before there is one; the answer to an
 * older query never takes the place of a newer one.
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
    loadSearch()
      .then(([pagefind, { searchFullText }]) => searchFullText(pagefind, { query: wanted, kind, limit }))
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
  // From the first moment of a new query on, or a page without hits would seem to have none at all.
  return answer.query === wanted ? answer : { ...answer, status: 'searching' };
}
