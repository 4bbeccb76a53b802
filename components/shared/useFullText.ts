import { useEffect, useState } from 'react';
import { loadPagefind } from '@/lib/browser/loadIndexes';
import type { TextHit } from '@/lib/search/fullText';

/** Delay before a failed search is retried, long enough for a phone to switch cells. */
const PAUSE_MS = 500;

/** Runs a network task, retrying once after a pause. Throws if the retry fails too. */
async function tryTwice<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    return run();
  }
}

/** idle: no query; failed: the index could not be fetched. `typed` is the query that the results belong to. */
export type Answer<Found> = Found & { status: 'idle' | 'searching' | 'done' | 'failed'; typed: string };

type Search<Found> = {
  find: () => Promise<Found>;
  /** The value to return when there are no results. */
  none: Found;
  /** Anything besides the query that affects the results. */
  options?: string;
  /** Change it to retry after a failure. */
  attempt?: number;
};

/**
 * Returns the results of a query. Nothing is fetched before the first query. The previous results remain during a search, and
 * outdated results never replace newer ones.
 */
export function useAnswer<Found extends object>(query: string, search: Search<Found>): Answer<Found> {
  const { find, none, options, attempt = 0 } = search;
  const idle = { ...none, status: 'idle', typed: '', attempt } as const;
  const [answer, setAnswer] = useState<Answer<Found> & { attempt: number }>(idle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a search reruns only for a new query, options or attempt
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
  // Derived during render: otherwise the page would say 'Nothing found' until the effect runs.
  return answer.typed === query && answer.attempt === attempt ? answer : { ...answer, status: 'searching' };
}

/** Shorter queries would match every page. */
const SHORTEST_QUERY = 2;

type FoundTexts = { hits: TextHit[]; count: number };

export type FullTextState = Answer<FoundTexts>;

const NONE: FoundTexts = { hits: [], count: 0 };

/** Loads Pagefind and the code that reads its results, on demand. */
const loadSearch = () => Promise.all([loadPagefind(), import('@/lib/search/fullText')]);

/**
 * Prefetches the search script and index when a search field is first focused. A failure is ignored here and reported by the first
 * query.
 */
export function prepareFullText(): void {
  loadSearch().catch(() => {});
}

export function useFullText(typed: string, { kind, limit }: { kind?: string; limit: number }): FullTextState {
  const query = typed.trim();
  const find = async () => {
    const [pagefind, { searchFullText }] = await loadSearch();
    return searchFullText(pagefind, { query, kind, limit });
  };
  return useAnswer(query.length < SHORTEST_QUERY ? '' : query, { find, none: NONE, options: `${kind} ${limit}` });
}
