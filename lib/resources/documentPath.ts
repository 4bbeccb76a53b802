/** Library categories whose entries have their own pages. */
export const DOCUMENT_CATEGORIES = ['guides', 'articles', 'acts', 'finance-act'] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** Checks for a category whose entries have their own pages. */
export const isDocumentCategory = (category: string): category is DocumentCategory =>
  DOCUMENT_CATEGORIES.some((known) => known === category);

/** Returns the path of the page of a guide, article, act or Finance Act. */
export const documentPath = ({ category, id }: { category: DocumentCategory; id: string }): string =>
  `/resources/${category}/${id}`;

/** Returns the path of a publication: its anchor on the media page. */
export const mediaPath = ({ id }: { id: string }): string => `/media#${id}`;
