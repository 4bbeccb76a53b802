import { englishPath } from './translatedPages.ts';

// Separate from navigation.ts, so that browsers do not load the page registry.

export type SectionId = 'home' | 'about' | 'services' | 'calculator' | 'resources' | 'awards' | 'contact';

/** Returns the first segment of a path: 'team' for '/team', empty for the home page. */
export const rootOf = (path: string): string => englishPath(path).split('/')[1] ?? '';

type Item = {
  id: SectionId;
  /** First path segments for which the item is current. */
  roots: readonly string[];
};

/** Returns the current header item for a path. */
export const currentItem = (items: readonly Item[], path: string): SectionId | undefined =>
  items.find(({ roots }) => roots.includes(rootOf(path)))?.id;
