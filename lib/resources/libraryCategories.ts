/**
 * Categories of the library in the order of its buttons, as in URLs and file names. Not in the schemas, so that the
 * browser does not load zod.
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

type CategoryTexts = {
  name: string;
  /** Entries in a sentence, as in 'No tax guides available in this category.' */
  plural: string;
  /** Entries shown among all categories; absent where they are always shown in full. */
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

/** Entries of a category shown in the view of everything. */
export const capOf = (category: LibraryCategory): number => LIBRARY_TEXTS[category].cap ?? Number.POSITIVE_INFINITY;

/** Message of a category without entries. */
export const emptyText = (category: LibraryCategory): string =>
  `No ${LIBRARY_TEXTS[category].plural} available in this category.`;

/** 'No acts of 2026.', where the category has some of other years. */
export const noneOfYearText = (category: LibraryCategory, year: string): string =>
  `No ${LIBRARY_TEXTS[category].plural} of ${year}.`;
