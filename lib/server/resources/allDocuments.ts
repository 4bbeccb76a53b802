import type { Act, Article, FinanceAct, Guide } from '../../content/schemas/resource.ts';
import type { DocumentCategory } from '../../resources/documentPath.ts';
import { getActs, getArticles, getFinanceActs, getGuides } from '../content/loaders/resources.ts';

/** An entry of the library with a page of its own. */
export type LibraryDocument = Guide | Article | Act | FinanceAct;

/** Every guide, article, act and Finance Act. Throws a ContentError for invalid content. */
export const getAllDocuments = (): LibraryDocument[] => [
  ...getArticles(),
  ...getGuides(),
  ...getFinanceActs(),
  ...getActs(),
];

/** The documents of one category, newest first. */
export const documentsOf = (category: DocumentCategory): LibraryDocument[] =>
  newestFirst(getAllDocuments().filter((document) => document.category === category));

/** The document of a category and id, or undefined. */
export const findDocument = (category: string, id: string): LibraryDocument | undefined =>
  getAllDocuments().find((document) => document.category === category && document.id === id);

/** Entries by date, the newest first; those of one day stay in their order. */
export const newestFirst = <Entry extends { date: string }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => b.date.localeCompare(a.date));
