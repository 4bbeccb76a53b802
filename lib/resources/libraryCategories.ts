/**
 * Categories of the library in the order of its buttons, as in URLs and file names. Separate from the schemas, so that
 * browsers do not load zod.
 */
export const LIBRARY_CATEGORIES = [
  'media',
  'articles',
  'guides',
  'finance-act',
  'acts',
  'videos',
  'calculators',
] as const;

export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number];

/** What the library shows: one category, or all of them, for which the URL has no parameter. */
export type LibraryView = LibraryCategory | 'all';

type CategoryTexts = {
  name: string;
  /** Plural for sentences, as in 'No tax guides available in this category.' */
  plural: string;
  /** Most entries that the view of all categories shows; absent if there is no limit. */
  cap?: number;
};

export const LIBRARY_TEXTS: Readonly<Record<LibraryCategory, CategoryTexts>> = {
  media: { name: 'Media', plural: 'media publications', cap: 3 },
  articles: { name: 'Articles', plural: 'articles', cap: 6 },
  guides: { name: 'Tax Guides', plural: 'tax guides', cap: 6 },
  'finance-act': { name: 'Finance Acts', plural: 'finance acts', cap: 6 },
  acts: { name: 'Acts', plural: 'acts', cap: 6 },
  videos: { name: 'Videos', plural: 'videos' },
  calculators: { name: 'Calculators', plural: 'calculators' },
};

/** Returns how many entries of a category the view of all categories shows at most. */
export const capOf = (category: LibraryCategory): number => LIBRARY_TEXTS[category].cap ?? Number.POSITIVE_INFINITY;

/** Returns the message of a category without entries. */
export const emptyText = (category: LibraryCategory): string =>
  `No ${LIBRARY_TEXTS[category].plural} available in this category.`;
