/** Categories of the library whose entries have a page of their own. */
export const DOCUMENT_CATEGORIES = ['guides', 'articles', 'acts', 'finance-act'] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** True for a category whose entries have a page of their own. */
export const isDocumentCategory = (category: string): category is DocumentCategory =>
  DOCUMENT_CATEGORIES.some((known) => known === category);

/** Path of the page of a guide, article, act or Finance Act. */
export const documentPath = ({ category, id }: { category: DocumentCategory; id: string }): string =>
  `/resources/${category}/${id}`;

/** Path of a media publication: its place on the page of all. */
export const mediaPath = ({ id }: { id: string }): string => `/media#${id}`;
