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
import { newestFirst } from './ownDay.ts';

/** An entry of the library with its own page. */
export type LibraryDocument = Guide | Article | Act | FinanceAct | Publication;

/** Returns every guide, article, act, Finance Act and publication. Throws a ContentError for invalid content. */
export const getAllDocuments = (): LibraryDocument[] => [
  ...getArticles(),
  ...getGuides(),
  ...getFinanceActs(),
  ...getActs(),
  ...getMedia(),
];

/** Returns the documents of a category, newest first. */
export const documentsOf = (category: DocumentCategory): LibraryDocument[] =>
  newestFirst(getAllDocuments().filter((document) => document.category === category));

/** Returns the document of a category and id, or undefined. */
export const findDocument = (category: string, id: string): LibraryDocument | undefined =>
  getAllDocuments().find((document) => document.category === category && document.id === id);
