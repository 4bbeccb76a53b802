import { buildDay } from '../../../dates/builtAt.ts';
import { type RateCard, RECORD_START } from '../../../tax/rateCard.ts';
import {
  parseToken,
  RATE_TOKEN,
  type RateReference,
  type ReadingDays,
  type ReferenceProblem,
  resolveRate,
} from '../../../tax/rateReference.ts';
import { firstDayOfTaxYear, shownDayOf, taxYearOf } from '../../../tax/taxYear.ts';
import { nearestWords } from '../../../text/nearestWord.ts';
import {
  type ContentIssue,
  type ContentSource,
  type FieldPath,
  type Finding,
  fieldIssue,
  valueAt,
} from '../issues/contentIssue.ts';
import { COLLECTIONS } from './collections.ts';

/** Start of a token, including malformed ones. */
export const TOKEN_START = /\{\s*rates?\s*:/i;

type RateFinding = ReferenceProblem & Finding;

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

/** Resolves a rate reference to its figure, or describes what is wrong with it. */
export function readRate(card: RateCard, reference: RateReference, days: ReadingDays): string | RateFinding {
  const figure = resolveRate(card, reference, days);
  return typeof figure === 'string' ? figure : { ...figure, expected: expectedFor(figure, reference, card) };
}

/** Texts about one year: a guide to its rates, or the Act that opens the year. */
const YEAR_FILE = /\/(tax-guide|finance-act)-(20\d{2})(?:-\d{2})?\.mdx$/;

/** Catalogues whose entries may be about one year, with the field of its first calendar year. */
const YEAR_FIELDS: Readonly<Record<string, string>> = {
  [COLLECTIONS.guides.file]: 'startYear',
  [COLLECTIONS.financeActs.file]: 'year',
};

/**
 * Returns the dates for resolving a text's or a catalogue entry's rates. A guide to a year uses the rates at the end of that
 * year, an Act those of its own date.
 */
export function readingDays(file: string, entry?: unknown): ReadingDays {
  const today = buildDay();
  const [, kind, inName] = YEAR_FILE.exec(file) ?? [];
  const first = inName ?? valueAt(entry, [YEAR_FIELDS[file] ?? '']);
  if (first === undefined) return { today, ofText: today };
  const year = taxYearOf(`${first}-07-01`);
  const isGuide = kind === 'tax-guide' || file === COLLECTIONS.guides.file;
  return { today, ofText: isGuide ? shownDayOf(year, today) : firstDayOfTaxYear(year), year };
}

/** Checks whether any string in the data refers to a rate. */
export const hasTokens = ({ value }: ContentSource): boolean => TOKEN_START.test(JSON.stringify(value ?? ''));

type Report = (finding: Finding) => void;

/** Replaces a text's tokens with figures; calls `report` for each token that cannot be resolved. */
function fillText(text: string, card: RateCard | undefined, days: ReadingDays, report: Report): string {
  if (TOKEN_START.test(text.replace(RATE_TOKEN, ''))) {
    report({ found: 'a rate that is not written as one', expected: '{rate: and the id, closed by }' });
  }
  return text.replace(RATE_TOKEN, (token, inner: string) => {
    const reference = parseToken(inner);
    const figure = card
      ? readRate(card, reference, days)
      : { found: token, expected: 'the figure itself, since the rates are read from this file' };
    if (typeof figure === 'string') return figure;
    report({ found: figure.found, expected: figure.expected });
    return token;
  });
}

/**
 * Replaces the tokens in a content file's data with legal figures, and reports those that cannot be resolved.
 * @param card undefined for files of the rate card itself, in which tokens are not allowed
 */
export function fillRates(source: ContentSource, card?: RateCard): ContentSource {
  const issues: ContentIssue[] = [];
  const fill = (value: unknown, path: FieldPath, days: ReadingDays): unknown => {
    if (typeof value === 'string') {
      return fillText(value, card, days, (finding) => issues.push(fieldIssue(source, path, finding)));
    }
    if (Array.isArray(value)) {
      const daysOf = (entry: unknown) => (path.length === 0 ? readingDays(source.file, entry) : days);
      return value.map((entry, index) => fill(entry, [...path, index], daysOf(entry)));
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, [...path, key], days)]));
  };
  return { ...source, value: fill(source.value, [], readingDays(source.file)), issues: [...source.issues, ...issues] };
}
