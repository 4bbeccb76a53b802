import type { FinanceAct } from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { capitalised } from '../../text/wording.ts';
import { getActs, getFinanceActs } from '../content/loaders/resources.ts';

/** A change made by a Finance Act, for its page and its PDF. */
export type LawChange = {
  id: string;
  title: string;
  detail: string;
  who: string;
  /** 'Section 35', if known. */
  section?: string;
  /** Effective date, as in '1 July 2024'. */
  from: string;
  hasOwnDay?: true;
  act?: { title: string; path: string };
  /** The Finance Act that later changed the same rule, linked to that change. */
  replacedBy?: { title: string; path: string };
};

/** Returns a change's effective date: the start of the Act's tax year, unless it specifies another. */
const firstDayOfChange = ({ from }: FinanceAct['changes'][number], { year }: Pick<FinanceAct, 'year'>): string =>
  from ?? `${year}-07-01`;

/** Resolves a reference such as `finance-act-2024#losses`; undefined if the Act does not exist. */
function laterChange(reference: string | undefined): LawChange['replacedBy'] {
  const [id, anchor] = (reference ?? '').split('#');
  const financeAct = getFinanceActs().find((candidate) => candidate.id === id);
  return financeAct && { title: financeAct.title, path: `${documentPath(financeAct)}#${anchor}` };
}

/** Returns a Finance Act's changes, in catalogue order. */
export function changesOf(financeAct: FinanceAct): LawChange[] {
  const acts = new Map(getActs().map((act) => [act.id, act]));
  return financeAct.changes.map((change) => {
    const { anchor, title, detail, who, section } = change;
    const from = formatLongDate(firstDayOfChange(change, financeAct), 'en');
    const act = change.act === undefined ? undefined : acts.get(change.act);
    const replacedBy = laterChange(change.replacedBy);
    return {
      id: anchor,
      title,
      detail,
      who,
      from,
      ...(change.from === undefined ? {} : { hasOwnDay: true }),
      ...(section === undefined ? {} : { section: capitalised(section) }),
      ...(replacedBy ? { replacedBy } : {}),
      ...(act ? { act: { title: act.title, path: documentPath(act) } } : {}),
    };
  });
}
