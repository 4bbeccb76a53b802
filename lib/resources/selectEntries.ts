import { holdsWords } from '../search/holdsWords.ts';

/** Searched fields of a library entry. */
export type SearchedEntry = { title: string; description: string };

/** Returns the entries whose title and description contain the words of the query, in order. */
export const selectEntries = <Entry extends SearchedEntry>(entries: readonly Entry[], query: string): Entry[] =>
  entries.filter(({ title, description }) => holdsWords([title, description], query));

/**
 * Returns 'Search Results: 1 result found', 'Search Results: 12 results found, and words in 3 documents'.
 *
 * @param count entries found by title and description
 * @param inside documents that contain the words
 */
export function resultsFound(count: number, inside: number): string {
  const found = `Search Results: ${count} ${count === 1 ? 'result' : 'results'} found`;
  return inside === 0 ? found : `${found}, and words in ${inside} ${inside === 1 ? 'document' : 'documents'}`;
}
