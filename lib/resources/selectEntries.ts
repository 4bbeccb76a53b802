import { containsWords } from '../search/containsWords.ts';

export type SearchedEntry = { title: string; description: string };

/** Filters entries by the words of a query in title and description. Keeps their order. */
export const selectEntries = <Entry extends SearchedEntry>(entries: readonly Entry[], query: string): Entry[] =>
  entries.filter(({ title, description }) => containsWords([title, description], query));

/** Returns the heading for a number of search results: 'Search Results: 12 results found'. */
export const resultsFound = (count: number): string =>
  `Search Results: ${count} ${count === 1 ? 'result' : 'results'} found`;
