import type { Act, Article, FinanceAct, Guide } from '../../content/schemas/resources.ts';
import type { DocumentCategory } from '../../resources/documentPath.ts';
import {
  getActs,
  getArticles,
  getFinanceActs,
  getGuides,
  getMedia,
  type Publication,
} from '../content/loaders/resources.ts';
import { newestFirst } from './entryDate.ts';

/** A library entry with its own page. */
export type LibraryDocument = Guide | Article | Act | FinanceAct | Publication;

/** Returns all guides, articles, acts, Finance Acts and publications. Throws a ContentError for invalid content. */
export const getAllDocuments = (): LibraryDocument[] => [
  ...getArticles(),
  ...getGuides(),
  ...getFinanceActs(),
  ...getActs(),
  ...getMedia(),
];

/** Returns a category's documents, newest first. */
export const documentsOf = (category: DocumentCategory): LibraryDocument[] =>
  newestFirst(getAllDocuments().filter((document) => document.category === category));

/** Returns a document by category and id; undefined if it does not exist. */
export const findDocument = (category: string, id: string): LibraryDocument | undefined =>
  getAllDocuments().find((document) => document.category === category && document.id === id);
