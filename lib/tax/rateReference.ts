import { formatLongDate } from '../dates/formatLongDate.ts';
import { language } from '../words/language.ts';
import { formatRate, RATE_FORMS, type RateCard, type RateForm, valueOn } from './rateCard.ts';
import { formatRateInSwahili } from './swahiliRate.ts';

/** The `as` of a reference that is written as the day on which the value began: 1 July 2025. */
const SINCE = 'since';

/** The `on` of a reference that is read today inside a text about a year. */
const TODAY = 'today';

/** What a text says about a rate: which one, on which day where not on the text's own, and how it is written. */
export type RateReference = { of: string; on?: string | undefined; as?: string | undefined };

/** What is wrong with a reference, in the words of a content issue; `of` names the part to correct. */
export type ReferenceProblem = { part: keyof RateReference; found: string };

/** A reference inside plain text: {rate:vat.threshold}, {rate:sdl.rate on 2015-01-01 as number}. */
export const RATE_TOKEN = /\{rate:([^}]*)\}/g;

/** Parses what stands between the colon and the brace of a token. */
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

/** The days on which references are read: those without `on` on the day of their text, which is today's for most. */
export type ReadingDays = { today: string; ofText: string };

/** The day on which a reference is read. */
export const dayOf = ({ on }: RateReference, { today, ofText }: ReadingDays): string =>
  on === TODAY ? today : (on ?? ofText);

/** The figure that a reference stands for, or what is wrong with the reference. */
export function resolveRate(card: RateCard, reference: RateReference, days: ReadingDays): string | ReferenceProblem {
  const { of, on, as } = reference;
  const rate = card.get(of);
  if (!rate) return { part: 'of', found: `"${of}"` };
  if (as !== undefined && as !== SINCE && !isForm(as)) return { part: 'as', found: `"${as}"` };
  if (on !== undefined && on !== TODAY && !/^\d{4}-\d{2}-\d{2}$/.test(on)) return { part: 'on', found: `"${on}"` };
  const day = dayOf(reference, days);
  const dated = valueOn(rate, day);
  if (!dated) return { part: 'on', found: `${day}, before ${rate.values[0]?.from ?? 'any value'}` };
  if (as === SINCE) return formatLongDate(dated.from);
  return (language() === 'sw' ? formatRateInSwahili : formatRate)(dated.value, rate.unit, as);
}
