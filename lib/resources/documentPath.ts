/** Library categories whose entries have their own pages. */
export const DOCUMENT_CATEGORIES = ['guides', 'articles', 'acts', 'finance-act', 'media'] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** Checks for a category whose entries have their own pages. */
export const isDocumentCategory = (category: string): category is DocumentCategory =>
  DOCUMENT_CATEGORIES.some((known) => known === category);

/** Returns a category's folder, relative to the site's root, public/ and content/. */
export const documentFolder = (category: DocumentCategory): string =>
  category === 'media' ? 'media' : `resources/${category}`;

/** Returns the URL path of a guide, article, act, Finance Act or publication. */
export const documentPath = ({ category, id }: { category: DocumentCategory; id: string }): string =>
  `/${documentFolder(category)}/${id}`;
