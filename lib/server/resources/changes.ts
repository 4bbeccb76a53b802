import type { FinanceAct } from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { capitalised } from '../../text/wording.ts';
import { getActs, getFinanceActs } from '../content/loaders/resources.ts';

/** A change by a Finance Act, for its page and its PDF. */
export type LawChange = {
  id: string;
  title: string;
  detail: string;
  who: string;
  /** 'Section 35', if known. */
  section?: string;
  /** First day, as in '1 July 2024'. */
  from: string;
  hasOwnDay?: true;
  act?: { title: string; path: string };
  /** The Finance Act that later changed the same rule, with the anchor of that change. */
  replacedBy?: { title: string; path: string };
};

/** Returns the first day of a change: the beginning of the Act's tax year unless it names another. */
const firstDayOfChange = ({ from }: FinanceAct['changes'][number], { year }: Pick<FinanceAct, 'year'>): string =>
  from ?? `${year}-07-01`;

/** Resolves `finance-act-2024#losses` to its Act and anchor; undefined if there is no such Act. */
function laterChange(reference: string | undefined): LawChange['replacedBy'] {
  const [id, anchor] = (reference ?? '').split('#');
  const financeAct = getFinanceActs().find((candidate) => candidate.id === id);
  return financeAct && { title: financeAct.title, path: `${documentPath(financeAct)}#${anchor}` };
}

/** Returns the changes of a Finance Act in the order of its catalogue. */
export function changesOf(financeAct: FinanceAct): LawChange[] {
  const acts = new Map(getActs().map((act) => [act.id, act]));
  return financeAct.changes.map((change) => {
    const { anchor, title, detail, who, section } = change;
    const from = formatLongDate(firstDayOfChange(change, financeAct));
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
