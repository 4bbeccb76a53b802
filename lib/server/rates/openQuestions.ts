import { EVIDENCE_KINDS } from '../../content/schemas/tax/taxFields.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { formatRate } from '../../tax/rateCard.ts';
import { getSources, sourceOf } from '../content/loaders/tax/sources.ts';
import { type LawValue, lawValues } from './lawValues.ts';

type DisputedValue = { text: string; says: { title: string; text: string }[] };

/** Values on which the same sources disagree. */
export type DisputedEntry = { id: string; values: DisputedValue[] };

type KnownValue = LawValue['known'] & { text: string; from: string };

/** Formats 'SDL: 3.5%'. */
const lawText = ({ what, value }: LawValue) => (value ? `${what}: ${formatRate(value.number, value.unit)}` : what);

/** Formats '1 July 2023: SDL: 3.5%', or only the value if its start date is unknown. */
const lineOf = ({ from, text }: KnownValue) => (from === '' ? text : `${formatLongDate(from, 'en')}: ${text}`);

/** Shortens a source's title by removing its number and who quotes it, which the list of sources contains. */
const shortTitle = (id: string) =>
  sourceOf(id)
    .title.replace(/ \([^)]*\)|, (?:as|from a copy).*|;.*/g, '')
    .replace('Tanzania Revenue Authority', 'TRA');

const knownToday = (): KnownValue[] =>
  lawValues()
    .map((value) => ({ ...value.known, text: lawText(value), from: value.from }))
    .toSorted((a, b) => b.from.localeCompare(a.from));

function disputedEntry(id: string, known: readonly KnownValue[]): DisputedEntry {
  const values = known.map((value) => ({
    text: lineOf(value),
    says: value.says.map((reading) => ({ title: shortTitle(reading.source), text: reading.text })),
  }));
  return { id, values };
}

/**
 * Returns the laws that were read, the other sources, the disputed values (grouped by the entry that marks link to), and
 * counts.
 */
export function openQuestions() {
  const known = knownToday();
  const of = (is: KnownValue['is']) => known.filter((value) => value.is === is);
  const disputed = Map.groupBy(of('disputed'), ({ entry }) => entry);
  const reported = new Set(of('reported').map(({ entry }) => entry));
  const counts = Object.fromEntries(EVIDENCE_KINDS.map((is) => [is, of(is).length]));
  return {
    counts,
    read: getSources('en').sources.flatMap(({ id, kind }) => (kind === 'law' ? [shortTitle(id)] : [])),
    disputed: [...disputed].map(([id, values]) => disputedEntry(id, values)),
    unread: getSources('en').sources.flatMap(({ id, url }) =>
      reported.has(id) ? [{ id, title: sourceOf(id).title, url }] : [],
    ),
  };
}
