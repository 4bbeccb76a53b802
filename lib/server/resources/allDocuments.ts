import type { Act, Article, FinanceAct, Guide } from '../../content/schemas/resource.ts';
import { type DatedEntry, orderDay } from '../../resources/coveredYear.ts';
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

/** The documents of one category, newest first, those about a year by that year. */
export const documentsOf = (category: DocumentCategory): LibraryDocument[] =>
  newestFirst(getAllDocuments().filter((document) => document.category === category));

/** The document of a category and id, or undefined. */
export const findDocument = (category: string, id: string): LibraryDocument | undefined =>
  getAllDocuments().find((document) => document.category === category && document.id === id);

/** Entries from the newest to the oldest by `orderDay`; those of one day stay in their order. */
export const newestFirst = <Entry extends DatedEntry>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => orderDay(b).localeCompare(orderDay(a)));
