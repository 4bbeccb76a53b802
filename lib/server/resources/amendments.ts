import { documentPath } from '../../resources/documentPath.ts';
import { getFinanceActs } from '../content/loaders/resources.ts';
import type { LibraryDocument } from './allDocuments.ts';

/** What one Finance Act changed in an act. */
type Amendment = {
  /** Title of the Finance Act. */
  law: string;
  /** Path of its page. */
  path: string;
  /** Its changes, each with its place on that page: 'Losses brought forward (section 36)'. */
  changes: { text: string; path: string }[];
};

/** The amendments of an act, with the words for their heading. */
export type Amendments = { heading: string; items: Amendment[] };

/** The Finance Acts that changed an act, the newest first; undefined for other documents and where there is none. */
export function amendmentsOf({ category, id }: Pick<LibraryDocument, 'category' | 'id'>): Amendments | undefined {
  if (category !== 'acts') return undefined;
  const items = getFinanceActs()
    .toSorted((a, b) => b.year - a.year)
    .flatMap((financeAct) => {
      const path = documentPath(financeAct);
      const changes = financeAct.changes
        .filter(({ act }) => act === id)
        .map(({ anchor, title, section }) => ({
          text: section === undefined ? title : `${title} (${section})`,
          path: `${path}#${anchor}`,
        }));
      return changes.length === 0 ? [] : [{ law: financeAct.title, path, changes }];
    });
  return items.length === 0 ? undefined : { heading: 'Finance Acts that changed it', items };
}
