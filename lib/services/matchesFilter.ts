import type { ServiceCategory } from './serviceCategories.ts';

/** A category, or all of them. */
export type ServiceFilter = ServiceCategory | 'all';

/** What the filter reads of a service: its category, and title and descriptions in one text. */
export type FilteredService = { category: ServiceCategory; searchText: string };

/** True where a service is in the category and its texts hold the words looked for, upper or lower case. */
export function matchesFilter(service: FilteredService, filter: ServiceFilter, query: string): boolean {
  const isInCategory = filter === 'all' || service.category === filter;
  return isInCategory && service.searchText.toLowerCase().includes(query.trim().toLowerCase());
}
