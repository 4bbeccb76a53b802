import type { FinanceAct, Guide } from '../../content/schemas/resource.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { firstDayOf } from '../../salary/publishedRates.ts';
import type { LinkedSentence } from '../../salary/topBandNote.ts';
import { rateAnchor } from '../../site/ratesPath.ts';
import type { EvidenceMark } from '../../tax/evidence.ts';
import { type DatedValue, formatRate, type Rate, RECORD_START, valueOn } from '../../tax/rateCard.ts';
import { language } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import type { Phrase } from '../../words/sw/phrases.ts';
import { getFinanceActs, getGuides } from '../content/loaders/resources.ts';
import { markOn } from '../content/loaders/sources.ts';
import { getRateFile, getTopBandNote } from '../content/loaders/tax.ts';
import { getRateCard } from '../content/source/readCollection.ts';
import { twinsOf } from '../words/twinsOf.ts';

/** A rate as the card shows it. */
export type CardRate = {
  /** Anchor: vat-threshold. */
  id: string;
  label: string;
  text: string;
  /** When the value began, where that is known. */
  since?: string;
  law: string;
  /** Page of the Finance Act that the law names. */
  href?: string;
  /** Where nobody here has read the value in the law. */
  mark?: EvidenceMark;
  /** True where the value began in the year that the card is about. */
  isNew: boolean;
  /** Earlier values, the newest first: '3.5% to 30 June 2026'. */
  before: string[];
  /** What else to know of it. */
  note?: LinkedSentence;
};

export type CardGroup = { id: string; title: string; rates: CardRate[] };

/** Last day of a tax year such as '2019/20'. */
export const lastDayOf = (year: string) => `${Number(year.slice(0, 4)) + 1}-06-30`;

/** The day before a day. */
export const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Page of the Finance Act that began a value: of those that its law names, the newest one up to that day; at the change
 * that has the rate's anchor, where one has.
 */
export function actPath({ id }: Pick<Rate, 'id'>, { law, from }: DatedValue): string | undefined {
  const named = [...law.matchAll(/Finance Act (20\d{2})/g)].map(([, year]) => Number(year));
  const before = named.filter((year) => year <= Number(from.slice(0, 4)));
  const act = getFinanceActs().find(({ year }) => year === Math.max(...(before.length > 0 ? before : named)));
  if (!act) return undefined;
  const anchor = rateAnchor(id);
  return `${documentPath(act)}${act.changes.some((change) => change.anchor === anchor) ? `#${anchor}` : ''}`;
}

/** Units in a Kiswahili text, where the unit stands first; percent is written in both languages alike. */
const COUNTED = {
  days: '{count} days',
  months: '{count} months',
  hours: '{count} hours',
  times: '{count} times',
  employees: '{count} employees',
  'day-of-month': 'the {count}th',
} as const satisfies Partial<Record<Rate['unit'], Phrase>>;

/** A value as the card shows it, in the language of the page. */
export function textOf({ unit }: Pick<Rate, 'unit'>, { value }: Pick<DatedValue, 'value'>): string {
  const text = formatRate(value, unit);
  if (language() === 'en' || unit === 'percent') return text;
  if (unit === 'shillings')
    return text.replace(/([\d.,]+) million/, (_, number: string) => say('{number}m', { number }));
  return say(COUNTED[unit], { count: value });
}

/** Earlier values of a rate than one of them, in words. */
function valuesBefore(rate: Rate, current: DatedValue): string[] {
  const older = rate.values.filter(({ from }) => from < current.from);
  return older
    .map((dated, index) => {
      const next = older[index + 1] ?? current;
      return say('{value} to {day}', { value: textOf(rate, dated), day: formatLongDate(dayBefore(next.from)) });
    })
    .toReversed();
}

function cardRate(rate: Rate, year: string): CardRate[] {
  const dated = valueOn(rate, lastDayOf(year));
  if (!dated) return [];
  const { from, law, isStartKnown } = dated;
  const isBeforeRecord = from <= RECORD_START;
  const href = actPath(rate, dated);
  const note = rate.id === 'paye.top-fixed' ? getTopBandNote(year) : undefined;
  const mark = markOn(dated.evidence, lastDayOf(year));
  return [
    {
      id: rateAnchor(rate.id),
      label: twinsOf(rate.label),
      text: textOf(rate, dated),
      law: twinsOf(law),
      isNew: from >= firstDayOf(year) && isStartKnown && !isBeforeRecord,
      before: valuesBefore(rate, dated),
      ...(isStartKnown && !isBeforeRecord ? { since: formatLongDate(from) } : {}),
      ...(href === undefined ? {} : { href }),
      ...(note ? { note } : {}),
      ...(mark === undefined ? {} : { mark }),
    },
  ];
}

/** Every rate in force on the last day of a tax year, in the groups of the card. */
export function rateGroups(year: string): CardGroup[] {
  const rates = [...getRateCard().values()];
  return getRateFile()
    .groups.map(({ id, title }) => ({
      id,
      title: twinsOf(title),
      rates: rates.filter((rate) => rate.id.startsWith(`${id}.`)).flatMap((rate) => cardRate(rate, year)),
    }))
    .filter(({ rates: held }) => held.length > 0);
}

/** What belongs to a tax year: its Finance Act with the changes, and its guide. */
export function yearDocuments(year: string): { financeAct?: FinanceAct; guide?: Guide } {
  const first = Number(year.slice(0, 4));
  const financeAct = getFinanceActs().find((act) => act.year === first);
  const guide = getGuides().find(({ startYear }) => startYear === first);
  return { ...(financeAct ? { financeAct } : {}), ...(guide ? { guide } : {}) };
}
