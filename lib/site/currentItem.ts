import { englishPath } from './twins.ts';

// Apart from the navigation itself, so that the browser does not load the registry of pages.

/** Items of the header's row. */
export type SectionId = 'home' | 'about' | 'services' | 'calculator' | 'resources' | 'awards' | 'contact';

/** The first segment of a path: 'team' of '/team', empty for the home page. */
export const rootOf = (path: string): string => englishPath(path).split('/')[1] ?? '';

type Item = {
  id: SectionId;
  /** First segments of the paths on which the item is marked as current. */
  roots: readonly string[];
};

/** The item of the header that a page belongs to. */
export const currentItem = (items: readonly Item[], path: string): SectionId | undefined =>
  items.find(({ roots }) => roots.includes(rootOf(path)))?.id;
