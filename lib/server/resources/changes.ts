import type { Firm } from '../../content/schemas/firm.ts';
import type { FinanceAct } from '../../content/schemas/resource.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { getDocument } from '../content/loaders/documents.ts';
import { getActs, getFinanceActs } from '../content/loaders/resources.ts';

/** A change that a Finance Act made, as its page and its PDF show it. */
export type LawChange = {
  /** Anchor on the Act's page. */
  id: string;
  title: string;
  detail: string;
  who: string;
  /** 'Section 35', where it is known. */
  section?: string;
  /** First day, as in '1 July 2024'. */
  from: string;
  /** The act that was changed, where the library has it. */
  act?: { title: string; path: string };
  /** The Finance Act that later changed the same rule, and the place of that change. */
  replacedBy?: { title: string; path: string };
  /** One line to quote in a letter or a working paper, with the address of the change. */
  citation: string;
};

/** First day of a change: the beginning of the Act's tax year unless it names another. */
const firstDayOfChange = ({ from }: FinanceAct['changes'][number], { year }: Pick<FinanceAct, 'year'>): string =>
  from ?? `${year}-07-01`;

/** The Act and the place that `finance-act-2024#losses` names; undefined where there is no such Act. */
function laterChange(reference: string | undefined): LawChange['replacedBy'] {
  const [id, anchor] = (reference ?? '').split('#');
  const financeAct = getFinanceActs().find((candidate) => candidate.id === id);
  return financeAct && { title: financeAct.title, path: `${documentPath(financeAct)}#${anchor}` };
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The changes of a Finance Act in the order of its catalogue. */
export function changesOf(financeAct: FinanceAct, { name, url }: Pick<Firm, 'name' | 'url'>): LawChange[] {
  const { year, actNumber, date, id: actId } = financeAct;
  const number = actNumber === undefined ? '' : ` (No. ${actNumber} of ${year})`;
  const written = formatLongDate(getDocument('finance-act', actId)?.updatedOn ?? date);
  const acts = new Map(getActs().map((act) => [act.id, act]));
  return financeAct.changes.map((change) => {
    const { anchor, title, detail, who, section } = change;
    const from = formatLongDate(firstDayOfChange(change, financeAct));
    const act = change.act === undefined ? undefined : acts.get(change.act);
    const replacedBy = laterChange(change.replacedBy);
    const place = section === undefined ? '' : `, ${section}`;
    const address = `${url}${documentPath(financeAct)}#${anchor}`;
    return {
      id: anchor,
      title,
      detail,
      who,
      from,
      ...(section === undefined ? {} : { section: capitalised(section) }),
      ...(replacedBy ? { replacedBy } : {}),
      ...(act ? { act: { title: act.title, path: documentPath(act) } } : {}),
      citation: `Finance Act, ${year}${number}${place}: ${title}, from ${from}. Summary by ${name}, ${written}, ${address}`,
    };
  });
}
