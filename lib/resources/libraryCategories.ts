/**
 * Categories of the library in the order of its buttons; they stand in addresses and file names. Apart from the
 * schemas, so that the browser does not load their validator.
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

/** Words of a category: its name, what an empty list calls its entries, and its cap in the view of everything. */
type CategoryTexts = {
  name: string;
  /** As in 'No tax guides available in this category.' */
  plural: string;
  /** Entries shown among all categories; absent where they are always shown in full. */
  cap?: number;
};

export const LIBRARY_TEXTS = {
  media: { name: 'Media', plural: 'media publications', cap: 3 },
  articles: { name: 'Articles', plural: 'articles', cap: 6 },
  guides: { name: 'Tax Guides', plural: 'tax guides', cap: 6 },
  'finance-act': { name: 'Finance Acts', plural: 'finance acts', cap: 6 },
  acts: { name: 'Acts', plural: 'acts', cap: 6 },
  videos: { name: 'Videos', plural: 'videos' },
  calculators: { name: 'Calculators', plural: 'calculators' },
} as const satisfies Record<LibraryCategory, CategoryTexts>;

/** Entries of a category shown in the view of everything. */
export function capOf(category: LibraryCategory): number {
  const words: CategoryTexts = LIBRARY_TEXTS[category];
  return words.cap ?? Number.POSITIVE_INFINITY;
}

/** What stands where a category has nothing to show. */
export const emptyText = (category: LibraryCategory): string =>
  `No ${LIBRARY_TEXTS[category].plural} available in this category.`;
