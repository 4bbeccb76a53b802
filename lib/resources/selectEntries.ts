import { holdsWords } from '../search/holdsWords.ts';

export type SearchedEntry = { title: string; description: string };

/** Returns the entries whose title and description contain the words of the query, in order. */
export const selectEntries = <Entry extends SearchedEntry>(entries: readonly Entry[], query: string): Entry[] =>
  entries.filter(({ title, description }) => holdsWords([title, description], query));

/** Returns 'Search Results: 12 results found' for so many entries found by title and description. */
export const resultsFound = (count: number): string =>
  `Search Results: ${count} ${count === 1 ? 'result' : 'results'} found`;
