import { documentPath } from '../../resources/documentPath.ts';
import { getFinanceActs } from '../content/loaders/resources.ts';
import type { LibraryDocument } from './allDocuments.ts';

type Amendment = {
  law: string;
  year: number;
  path: string;
  /** Changes, with their anchors on the Finance Act's page: 'Losses brought forward (section 36)'. */
  changes: { text: string; path: string }[];
};

/** An act's amendments, with a heading. */
export type Amendments = { heading: string; items: Amendment[] };

/** Returns the Finance Acts that amended an act, newest first; undefined for other documents, or if there are none. */
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
      return changes.length === 0 ? [] : [{ law: financeAct.title, year: financeAct.year, path, changes }];
    });
  return items.length === 0 ? undefined : { heading: 'Finance Acts that changed it', items };
}
