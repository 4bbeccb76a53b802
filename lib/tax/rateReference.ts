import { formatLongDate } from '../dates/formatLongDate.ts';
import { inForce, isRealDay } from './days.ts';
import { formatRate, RATE_FORMS, type RateCard, type RateForm } from './rateCard.ts';

/** Value of `as` for a value's start date: 1 July 2025. */
const SINCE = 'since';

/** Value of `on` for today, within a text about another year. */
const TODAY = 'today';

/** A rate reference in a text: its id, its date if not that of the text, and its format. */
export type RateReference = { of: string; on?: string | undefined; as?: string | undefined };

/** An error in a rate reference, worded for content issues; `part` is what to correct. */
export type ReferenceProblem = { part: keyof RateReference; found: string };

/** A rate reference in plain text: {rate:vat.threshold}, {rate:sdl.rate on 2015-01-01 as number}. */
export const RATE_TOKEN = /\{rate:([^}]*)\}/g;

/** Parses a token's text between colon and closing brace. */
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

/**
 * Dates for resolving references: `ofText` for references without `on`, usually today. `year` is set for a text about a tax
 * year.
 */
export type ReadingDays = { today: string; ofText: string; year?: string | undefined };

/** Returns the date for which a reference is resolved. */
export const readingDay = ({ on }: RateReference, { today, ofText }: ReadingDays): string =>
  on === TODAY ? today : (on ?? ofText);

/** Resolves a reference to its figure, or describes the error. */
export function resolveRate(card: RateCard, reference: RateReference, days: ReadingDays): string | ReferenceProblem {
  const { of, on, as } = reference;
  const rate = card.get(of);
  if (!rate) return { part: 'of', found: `"${of}"` };
  if (as !== undefined && as !== SINCE && !isForm(as)) return { part: 'as', found: `"${as}"` };
  if (on !== undefined && on !== TODAY && !isRealDay(on)) return { part: 'on', found: `"${on}"` };
  const day = readingDay(reference, days);
  const dated = inForce(rate.values, day);
  if (!dated) return { part: 'on', found: `${day}, before ${rate.values[0]?.from ?? 'any value'}` };
  if (as === SINCE) return formatLongDate(dated.from, 'en');
  return formatRate(dated.value, rate.unit, as);
}
