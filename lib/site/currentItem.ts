import { englishPath } from './translatedPages.ts';

// Separate from the navigation, so that browsers do not load the registry of pages.

export type SectionId = 'home' | 'about' | 'services' | 'calculator' | 'resources' | 'awards' | 'contact';

/** Returns the first segment of a path: 'team' for '/team', empty for the home page. */
export const rootOf = (path: string): string => englishPath(path).split('/')[1] ?? '';

type Item = {
  id: SectionId;
  /** First segments of the paths on which the item is current. */
  roots: readonly string[];
};

/** Returns the header item of a page. */
export const currentItem = (items: readonly Item[], path: string): SectionId | undefined =>
  items.find(({ roots }) => roots.includes(rootOf(path)))?.id;
