import { useEffect, useState } from 'react';
import { loadPagefind } from '@/lib/browser/loadIndexes';
import type { TextHit } from '@/lib/search/fullText';

/** Delay before a failed search is retried, long enough for a phone to switch masts. */
const PAUSE_MS = 500;

/** Runs a network task, and once more after a pause if it fails. A second failure is thrown. */
async function tryTwice<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    return run();
  }
}

/** idle: no query; failed: the index could not be fetched. `typed` is the query that was answered. */
export type Answer<Found> = Found & { status: 'idle' | 'searching' | 'done' | 'failed'; typed: string };

type Search<Found> = {
  find: () => Promise<Found>;
  /** The answer while there is none. */
  none: Found;
  /** What the answer depends on, apart from the query. */
  options?: string;
  /** Change it to try again after a failure. */
  attempt?: number;
};

/**
 * Returns the answer to a query. Fetches nothing before the first query. During a search the previous answer stays; a stale answer
 * never replaces a newer one.
 */
export function useAnswer<Found extends object>(query: string, search: Search<Found>): Answer<Found> {
  const { find, none, options, attempt = 0 } = search;
  const idle = { ...none, status: 'idle', typed: '', attempt } as const;
  const [answer, setAnswer] = useState<Answer<Found> & { attempt: number }>(idle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query, its options and another attempt make another search
  useEffect(() => {
    if (query === '') {
      setAnswer(idle);
      return;
    }
    let isCurrent = true;
    tryTwice(find)
      .then((found) => isCurrent && setAnswer({ ...found, status: 'done', typed: query, attempt }))
      .catch((error: unknown) => {
        console.error('The search failed:', error);
        if (isCurrent) setAnswer({ ...none, status: 'failed', typed: query, attempt });
      });
    return () => {
      isCurrent = false;
    };
  }, [query, options, attempt]);

  if (query === '') return idle;
  // Immediately with a new query, or the page would say 'Nothing found' until the effect runs.
  return answer.typed === query && answer.attempt === attempt ? answer : { ...answer, status: 'searching' };
}

/** Shorter queries would find every page. */
const SHORTEST_QUERY = 2;

type FoundTexts = { hits: TextHit[]; count: number };

export type FullTextState = Answer<FoundTexts>;

const NONE: FoundTexts = { hits: [], count: 0 };

/** Fetches Pagefind and the code that reads its results, on demand. */
const loadSearch = () => Promise.all([loadPagefind(), import('@/lib/search/fullText')]);

/** Prefetches script and index, on the first focus of a search field. The first query reports a failure. */
export function prepareFullText(): void {
  loadSearch().catch(() => {});
}

/** Returns full-text hits for a query. */
export function useFullText(typed: string, { kind, limit }: { kind?: string; limit: number }): FullTextState {
  const query = typed.trim();
  const find = async () => {
    const [pagefind, { searchFullText }] = await loadSearch();
    return searchFullText(pagefind, { query, kind, limit });
  };
  return useAnswer(query.length < SHORTEST_QUERY ? '' : query, { find, none: NONE, options: `${kind} ${limit}` });
}
