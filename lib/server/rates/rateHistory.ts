import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { rateAnchor } from '../../site/paths.ts';
import { addDays, inForce } from '../../tax/days.ts';
import { knownOn, markOf, type SourceMark } from '../../tax/evidence.ts';
import { type DatedValue, formatRate, type Rate, RECORD_START } from '../../tax/rateCard.ts';
import { ENGLISH } from '../../words/translate.ts';
import { getFinanceActs } from '../content/loaders/resources.ts';
import { getShownDay, getTopBandNote } from '../content/loaders/tax/salary.ts';
import { getRateFile } from '../content/loaders/tax/tax.ts';
import type { LinkedSentence } from '../content/loaders/tax/topBandNote.ts';
import { getRateCard } from '../content/source/readCollection.ts';

/** A rate on the rate card. */
export type CardRate = {
  /** Anchor on the page: vat-threshold. */
  id: string;
  label: string;
  text: string;
  /** Footnote sign of a value known only from a report. */
  sign: string;
  since?: string;
  law: string;
  /** Page of the Finance Act named in the law. */
  href?: string;
  mark?: SourceMark;
  /** Earlier values with their footnote signs, newest first: '3.5% to 30 June 2026'. */
  before: string[];
  note?: LinkedSentence;
};

export type CardGroup = { id: string; title: string; rates: CardRate[] };

/**
 * Returns the page of the Finance Act that introduced a value: the newest one named in its law up to that date, linked to
 * the change with the rate's anchor if there is one.
 */
export function actPath({ id }: Pick<Rate, 'id'>, { law, from }: DatedValue): string | undefined {
  const named = [...law.matchAll(/Finance Act (20\d{2})/g)].map(([, year]) => Number(year));
  const before = named.filter((year) => year <= Number(from.slice(0, 4)));
  const act = getFinanceActs().find(({ year }) => year === Math.max(...(before.length > 0 ? before : named)));
  if (!act) return undefined;
  const anchor = rateAnchor(id);
  return `${documentPath(act)}${act.changes.some((change) => change.anchor === anchor) ? `#${anchor}` : ''}`;
}

/** Follows a value that is known only from a report about the law. */
export const REPORTED_SIGN = '*';

/** Returns the sign of a reported value on a date (by default its start date), or an empty string for other values. */
export const reportedSign = (dated: DatedValue, day: string = dated.from): string =>
  knownOn(dated, day).is === 'reported' ? REPORTED_SIGN : '';

/** Formats a value for the card. */
export const valueText = ({ unit }: Pick<Rate, 'unit'>, { value }: Pick<DatedValue, 'value'>): string =>
  formatRate(value, unit);

function valuesBefore(rate: Rate, current: DatedValue): string[] {
  const older = rate.values.filter(({ from, value }) => from < current.from && value !== current.value);
  return older
    .map((dated, index) => {
      const next = older[index + 1] ?? current;
      return `${valueText(rate, dated)}${reportedSign(dated)} to ${formatLongDate(addDays(next.from, -1), 'en')}`;
    })
    .toReversed();
}

function cardRate(rate: Rate, year: string): CardRate[] {
  const dated = inForce(rate.values, getShownDay(year));
  if (!dated) return [];
  const { from, law, isStartKnown } = dated;
  const isBeforeRecord = from <= RECORD_START;
  const href = actPath(rate, dated);
  const note = rate.id === 'paye.top-fixed' ? getTopBandNote(year, ENGLISH) : undefined;
  const mark = markOf(dated, getShownDay(year));
  return [
    {
      id: rateAnchor(rate.id),
      label: rate.label,
      text: valueText(rate, dated),
      sign: reportedSign(dated, getShownDay(year)),
      law,
      before: valuesBefore(rate, dated),
      ...(isStartKnown && !isBeforeRecord ? { since: formatLongDate(from, 'en') } : {}),
      ...(href === undefined ? {} : { href }),
      ...(note ? { note } : {}),
      ...(mark === undefined ? {} : { mark }),
    },
  ];
}

/** Returns all rates in force on a tax year's display date, in the groups of the card. */
export function rateGroups(year: string): CardGroup[] {
  const rates = [...getRateCard('en').values()];
  return getRateFile('en')
    .groups.map(({ id, title }) => ({
      id,
      title,
      rates: rates.filter((rate) => rate.id.startsWith(`${id}.`)).flatMap((rate) => cardRate(rate, year)),
    }))
    .filter(({ rates: held }) => held.length > 0);
}
