import { todayInDarEsSalaam } from '../../../dates/today.ts';
import { type RateCard, RECORD_START } from '../../../tax/rateCard.ts';
import {
  parseToken,
  RATE_TOKEN,
  type RateReference,
  type ReadingDays,
  type ReferenceProblem,
  resolveRate,
} from '../../../tax/rateReference.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentSource, FieldPath } from './contentSource.ts';

/** What an editor should write instead of a reference that cannot be resolved. */
export function expectedReference(
  { part }: ReferenceProblem,
  { of }: RateReference,
  card: RateCard,
): Pick<ContentIssue, 'expected' | 'example'> {
  if (part === 'as') return { expected: 'number, digits, word or since' };
  if (part === 'on') {
    const first = card.get(of)?.values[0]?.from ?? RECORD_START;
    return { expected: `a day from ${first}, written YYYY-MM-DD, or today` };
  }
  const nearest = nearestWord(of, [...card.keys()]);
  return {
    expected: 'the id of a rate in content/tax/rates.json',
    ...(nearest === undefined ? {} : { example: nearest }),
  };
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

/** Days of an entry of a catalogue: one about a year has its first calendar year in a field. */
export function entryDays(entry: unknown, days: ReadingDays): ReadingDays {
  const year = valueAt(entry, ['startYear']) ?? valueAt(entry, ['year']);
  return typeof year === 'number' ? { ...days, ofText: firstDay(year) } : days;
}

/** A text with its figures in place of the tokens; `report` is told of each token that cannot be resolved. */
function fillText(
  text: string,
  card: RateCard,
  days: ReadingDays,
  report: (finding: ReturnType<typeof findingOf>) => void,
): string {
  return text.replace(RATE_TOKEN, (token, inner: string) => {
    const reference = parseToken(inner);
    const figure = resolveRate(card, reference, days);
    if (typeof figure === 'string') return figure;
    report(findingOf(figure, reference, card));
    return token;
  });
}

const findingOf = (problem: ReferenceProblem, reference: RateReference, card: RateCard) => ({
  found: problem.found,
  ...expectedReference(problem, reference, card),
});

/** The data of a content file with the figures of the law in place of their tokens, and an issue for each unknown one. */
export function fillRates(source: ContentSource, card: RateCard): ContentSource {
  const issues: ContentIssue[] = [];
  const fill = (value: unknown, path: FieldPath, days: ReadingDays): unknown => {
    if (typeof value === 'string') {
      return fillText(value, card, days, (finding) => issues.push(fieldIssue(source, path, finding)));
    }
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, [...path, index], entryDays(entry, days)));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, [...path, key], days)]));
  };
  return { ...source, value: fill(source.value, [], readingDays(source.file)), issues: [...source.issues, ...issues] };
}
