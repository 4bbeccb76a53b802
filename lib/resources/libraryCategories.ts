/**
 * Library categories, in button order, as used in URLs and file names. Separate from the schemas, so that browsers do not
 * load zod.
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

/** A library view: one category, or all of them, which has no URL parameter. */
export type LibraryView = LibraryCategory | 'all';

type CategoryTexts = {
  name: string;
  /** Plural used in sentences such as 'No tax guides available in this category.' */
  plural: string;
  /** Maximum number of entries shown in the view of all categories; unlimited if absent. */
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

/** Returns the maximum number of a category's entries in the view of all categories. */
export const capOf = (category: LibraryCategory): number => LIBRARY_TEXTS[category].cap ?? Number.POSITIVE_INFINITY;

/** Returns the message for a category without entries. */
export const emptyText = (category: LibraryCategory): string =>
  `No ${LIBRARY_TEXTS[category].plural} available in this category.`;
