import { holdsWords } from '../search/holdsWords.ts';

/** Orders of the lists; the first is the default. */
export const LIBRARY_SORTS = ['newest', 'oldest', 'title'] as const;

export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** What filters and orders read of an entry of the library. `date` is an ISO day. */
export type FilteredEntry = { title: string; description: string; date: string };

export type EntryFilter = { query: string; year: string; sort: LibrarySort };

/** True where title and description hold the words of the query. */
export const matchesQuery = ({ title, description }: FilteredEntry, query: string): boolean =>
  holdsWords([title, description], query);

const ORDERS: Record<LibrarySort, (a: FilteredEntry, b: FilteredEntry) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  oldest: (a, b) => a.date.localeCompare(b.date),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
};

/** Filters and sorts entries; entries of one day stay in the order of their file. */
export function selectEntries<Entry extends FilteredEntry>(
  entries: readonly Entry[],
  { query, year, sort }: EntryFilter,
): Entry[] {
  return entries
    .filter((entry) => (year === '' || entry.date.startsWith(year)) && matchesQuery(entry, query))
    .sort(ORDERS[sort]);
}

/** The years in which entries are dated, newest first. */
export function yearsOf(entries: readonly FilteredEntry[]): string[] {
  return [...new Set(entries.map(({ date }) => date.slice(0, 4)))].sort().reverse();
}

/** 'Search Results: 1 result found', 'Search Results: 12 results found'. */
export const resultsFound = (count: number): string =>
  `Search Results: ${count} ${count === 1 ? 'result' : 'results'} found`;
