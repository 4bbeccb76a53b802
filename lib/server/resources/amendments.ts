import { documentPath } from '../../resources/documentPath.ts';
import { getActs, getFinanceActs } from '../content/loaders/resources.ts';
import type { LibraryDocument } from './allDocuments.ts';

/** What one law changed in another, told from the page of either. */
export type Amendment = {
  /** Title of the other law, with the section where it is known: 'Finance Act 2021, section 25'. */
  law: string;
  /** Path of the other law's page. */
  path: string;
  change: string;
};

/** The amendments that a law made or received, with the words for their heading. */
export type Amendments = { heading: string; items: Amendment[] };

/** The acts that a Finance Act changed, or the Finance Acts that changed an act, the newest first; else undefined. */
export function amendmentsOf(document: LibraryDocument): Amendments | undefined {
  if (document.category !== 'acts' && document.category !== 'finance-act') return undefined;
  const isAct = document.category === 'acts';
  const acts = new Map(getActs().map((act) => [act.id, act]));
  const items = getFinanceActs()
    .toSorted((a, b) => b.year - a.year)
    .flatMap((financeAct) => financeAct.amends.map((amendment) => ({ ...amendment, financeAct })))
    .filter(({ act, financeAct }) => (isAct ? act : financeAct.id) === document.id)
    .flatMap(({ act, change, section, financeAct }) => {
      const other = isAct ? financeAct : acts.get(act);
      const where = section === undefined ? '' : `, ${section}`;
      return other ? [{ law: `${other.title}${where}`, path: documentPath(other), change }] : [];
    });
  if (items.length === 0) return undefined;
  return { heading: isAct ? 'Finance Acts that changed it' : 'Acts that it changed', items };
}
