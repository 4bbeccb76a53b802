import { todayInDarEsSalaam } from '../../../dates/today.ts';
import { EVIDENCE_NAMES, evidenceOn } from '../../../tax/evidence.ts';
import { type RateCard, RECORD_START, valueOn } from '../../../tax/rateCard.ts';
import {
  dayOf,
  parseToken,
  RATE_TOKEN,
  type RateReference,
  type ReadingDays,
  type ReferenceProblem,
  resolveRate,
} from '../../../tax/rateReference.ts';
import { say } from '../../../words/say.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../issues/describeValue.ts';
import { nearestWords } from '../issues/nearestWord.ts';
import { COLLECTIONS } from './collections.ts';
import type { ContentSource, FieldPath } from './contentSource.ts';

/** Where a token begins, also one that is written in a way that nothing fills. */
export const TOKEN_START = /\{\s*rates?\s*:/i;

/** What an editor has to correct in a reference, and which part of it. */
export type RateFinding = ReferenceProblem & Pick<ContentIssue, 'expected'>;

/** How many ids are offered in the place of one that no rate has. */
const OFFERED_IDS = 3;

function expectedFor({ part }: ReferenceProblem, { of }: RateReference, card: RateCard): string {
  if (part === 'as') return 'number, digits, word or since';
  if (part === 'on') {
    const first = card.get(of)?.values[0]?.from ?? RECORD_START;
    return `a day from ${first}, written YYYY-MM-DD, or today`;
  }
  const ids = [...card.keys()];
  const ofGroup = ids.filter((id) => id.startsWith(`${of.split('.')[0]}.`));
  const nearest = nearestWords(of, ofGroup.length > 0 ? ofGroup : ids).slice(0, OFFERED_IDS);
  return `the id of a rate in content/tax/rates.json; the nearest are ${nearest.join(', ')}`;
}

/** The figure that a reference stands for, or what is wrong with the reference. */
export function readRate(card: RateCard, reference: RateReference, days: ReadingDays): string | RateFinding {
  const figure = resolveRate(card, reference, days);
  return typeof figure === 'string' ? figure : { ...figure, expected: expectedFor(figure, reference, card) };
}

/** File of a text about one year; its first day is that of the year. */
const YEAR_FILE = /\/(?:tax-guide|finance-act)-(20\d{2})(?:-\d{2})?\.mdx$/;

const firstDay = (year: unknown) => `${String(year)}-07-01`;

/** The days on which a text's references are read: a text about a year states that year's figures for good. */
export function readingDays(file: string): ReadingDays {
  const today = todayInDarEsSalaam();
  const year = YEAR_FILE.exec(file)?.[1];
  return { today, ofText: year === undefined ? today : firstDay(year) };
}

/** Catalogues whose entries may be about one year, and the field with its first calendar year. */
const YEAR_FIELDS: Readonly<Record<string, string>> = {
  [COLLECTIONS.guides.file]: 'startYear',
  [COLLECTIONS.financeActs.file]: 'year',
};

/** First calendar year of the one year that an entry of a catalogue is about. */
export function yearOf(entry: unknown, file: string): number | undefined {
  const field = YEAR_FIELDS[file];
  const year = field === undefined ? undefined : valueAt(entry, [field]);
  return typeof year === 'number' ? year : undefined;
}

/** The days on which the references of an entry are read. */
export function entryDays(entry: unknown, file: string): ReadingDays {
  const year = yearOf(entry, file);
  const days = readingDays(file);
  return year === undefined ? days : { ...days, ofText: firstDay(year) };
}

/** True where a text of the data refers to a rate. */
export const hasTokens = ({ value }: ContentSource): boolean => TOKEN_START.test(JSON.stringify(value ?? ''));

type Report = (finding: Pick<ContentIssue, 'found' | 'expected'>) => void;

/** The word behind a figure that nobody here has read in the law; none behind a date, a number alone, or a word. */
function wordOf(reference: RateReference, card: RateCard, days: ReadingDays): string {
  const day = dayOf(reference, days);
  const dated = valueOn(card.get(reference.of) ?? { values: [] }, day);
  if (!dated || reference.as !== undefined) return '';
  const { is } = evidenceOn(dated.evidence, day);
  return is === 'reported' || is === 'disputed' ? ` (${say(EVIDENCE_NAMES[is]).toLowerCase()})` : '';
}

/** The tables of the law say themselves, beside each value, how it is known. */
const isMarkedItself = (file: string) => file.startsWith('content/tax/');

/** A text with its figures in place of the tokens; `report` is told of each that cannot be filled. */
function fillText(text: string, card: RateCard | undefined, days: ReadingDays, report: Report, file: string): string {
  const marked = new Set<string>();
  if (TOKEN_START.test(text.replace(RATE_TOKEN, ''))) {
    report({ found: 'a rate that is not written as one', expected: '{rate: and the id, closed by }' });
  }
  return text.replace(RATE_TOKEN, (token, inner: string) => {
    const reference = parseToken(inner);
    const figure = card
      ? readRate(card, reference, days)
      : { found: token, expected: 'the figure itself, since the rates are read from this file' };
    if (typeof figure === 'string') {
      if (!card || isMarkedItself(file) || marked.has(reference.of)) return figure;
      marked.add(reference.of);
      return figure + wordOf(reference, card, days);
    }
    report(figure);
    return token;
  });
}

/**
 * The data of a content file with the figures of the law in place of their tokens, and an issue for each that cannot be filled.
 *
 * @param card absent for a file that the rates are read from, in which every token is a mistake
 */
export function fillRates(source: ContentSource, card?: RateCard): ContentSource {
  const issues: ContentIssue[] = [];
  const fill = (value: unknown, path: FieldPath, days: ReadingDays): unknown => {
    if (typeof value === 'string') {
      const report: Report = ({ found, expected }) => issues.push(fieldIssue(source, path, { found, expected }));
      return fillText(value, card, days, report, source.file);
    }
    if (Array.isArray(value)) {
      const daysOf = (entry: unknown) => (path.length === 0 ? entryDays(entry, source.file) : days);
      return value.map((entry, index) => fill(entry, [...path, index], daysOf(entry)));
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, [...path, key], days)]));
  };
  return { ...source, value: fill(source.value, [], readingDays(source.file)), issues: [...source.issues, ...issues] };
}
