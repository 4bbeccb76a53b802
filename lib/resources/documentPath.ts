import type { DocumentCategory } from '../content/loaders/documents.ts';

/** Address of the page of a guide, article, act or Finance Act. */
export const documentPath = ({ category, id }: { category: DocumentCategory; id: string }): string =>
  `/resources/${category}/${id}`;
