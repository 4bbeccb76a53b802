import { formatLongDate } from '../dates/formatLongDate.ts';
import { inForce, isRealDay } from './days.ts';
import { formatRate, RATE_FORMS, type RateCard, type RateForm } from './rateCard.ts';

/** Value of `as` for the value's first day: 1 July 2025. */
const SINCE = 'since';

/** Value of `on` for today, inside a text about another year. */
const TODAY = 'today';

/** A reference to a rate in a text: its id, its day unless the text's, and its format. */
export type RateReference = { of: string; on?: string | undefined; as?: string | undefined };

/** A fault of a reference, as content issues word it; `of` names the part to correct. */
export type ReferenceProblem = { part: keyof RateReference; found: string };

/** A reference inside plain text: {rate:vat.threshold}, {rate:sdl.rate on 2015-01-01 as number}. */
export const RATE_TOKEN = /\{rate:([^}]*)\}/g;

/** Parses the text between the colon and the brace of a token. */
export function parseToken(inner: string): RateReference {
  const [of = '', ...words] = inner.trim().split(/\s+/);
  const after = (name: string) => words[words.indexOf(name) + 1];
  return {
    of,
    on: words.includes('on') ? (after('on') ?? '') : undefined,
    as: words.includes('as') ? (after('as') ?? '') : undefined,
  };
}

const isForm = (name: string): name is RateForm => RATE_FORMS.some((form) => form === name);

/** Days to resolve references: `ofText` for references without `on`, usually today; `year` of a text about a tax year. */
export type ReadingDays = { today: string; ofText: string; year?: string | undefined };

/** Returns the day on which a reference is resolved. */
export const readingDay = ({ on }: RateReference, { today, ofText }: ReadingDays): string =>
  on === TODAY ? today : (on ?? ofText);

/** Resolves a reference to its figure, or describes its fault. */
export function resolveRate(card: RateCard, reference: RateReference, days: ReadingDays): string | ReferenceProblem {
  const { of, on, as } = reference;
  const rate = card.get(of);
  if (!rate) return { part: 'of', found: `"${of}"` };
  if (as !== undefined && as !== SINCE && !isForm(as)) return { part: 'as', found: `"${as}"` };
  if (on !== undefined && on !== TODAY && !isRealDay(on)) return { part: 'on', found: `"${on}"` };
  const day = readingDay(reference, days);
  const dated = inForce(rate.values, day);
  if (!dated) return { part: 'on', found: `${day}, before ${rate.values[0]?.from ?? 'any value'}` };
  if (as === SINCE) return formatLongDate(dated.from);
  return formatRate(dated.value, rate.unit, as);
}
