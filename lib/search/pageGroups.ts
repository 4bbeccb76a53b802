import type { SearchablePage } from './searchPages.ts';

/** Returns the groups of pages in order of appearance, with their counts. */
export function groupsOf(pages: readonly SearchablePage[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { group } of pages) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
