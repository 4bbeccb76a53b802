import type { z } from 'zod';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { Reading, Source } from '../../../../content/schemas/tax/taxFields.ts';
import { buildDay } from '../../../../dates/builtAt.ts';
import { formatLongDate } from '../../../../dates/formatLongDate.ts';
import { inForce } from '../../../../tax/days.ts';
import { type Known, markOf, type SourceMark, sourceIdsOf } from '../../../../tax/evidence.ts';
import type { DatedValue, Rate } from '../../../../tax/rateCard.ts';
import type { Language } from '../../../../words/language.ts';
import type { Translate } from '../../../../words/translate.ts';
import { memoizeLoader } from '../../source/contentFiles.ts';
import { readSource } from '../../source/contentSource.ts';
import { evidenceIn } from '../../source/entries.ts';
import { type Collection, getRateCard, readCollection, translatedLoader } from '../../source/readCollection.ts';

/** Sources of the values in content/tax, laws first. */
export const getSources: (language: Language) => { sources: Source[] } = translatedLoader(TAX_FILES.sources);

const sourcesById = memoizeLoader(() => new Map(getSources('en').sources.map((source) => [source.id, source])));

/** Returns a source by id, in English. Throws if it does not exist, which the content check reports first. */
export function sourceOf(id: string): Source {
  const source = sourcesById().get(id);
  if (!source) throw new Error(`${TAX_FILES.sources.file} holds no ${id}`);
  return source;
}

/** Returns a value's footnote mark on the build date; undefined if the sources agree. */
export const markToday = (known: Known): SourceMark | undefined => markOf(known, buildDay());

/** Picks fields from each entry, for lists that a page sends to the browser. */
export const pickFields = <Entry, Key extends keyof Entry>(
  entries: readonly Entry[],
  ...keys: Key[]
): Pick<Entry, Key>[] =>
  entries.map((entry) => Object.fromEntries(keys.map((key) => [key, entry[key]])) as Pick<Entry, Key>);

/** Returns a rate from the rate card, including future values. Throws if the id is unknown. */
export function getRate(id: string, language: Language): Rate {
  const rate = getRateCard(language).get(id);
  if (!rate) throw new Error(`${TAX_FILES.rates.file} holds no ${id}`);
  return rate;
}

/** Returns a rate's value on the build date. Throws if it has none. */
export function getValueToday(id: string, language: Language): DatedValue {
  const present = inForce(getRate(id, language).values, buildDay());
  if (!present) throw new Error(`${TAX_FILES.rates.file} holds no value of ${id} for ${buildDay()}`);
  return present;
}

/** Kinds of sources that state the law as at their own date. An edition of an Act states the law as at the edition's date. */
const DATED_KINDS: readonly Source['kind'][] = ['quoted-law', 'publication'];

const newestDay = (sources: readonly Source[]) =>
  sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1);

/** Returns the sources in which values were read. */
export function readingOf(all: readonly Known[], language: Language): Reading {
  const ids = new Set(all.flatMap(({ evidence }) => sourceIdsOf(evidence)));
  const used = getSources(language).sources.filter(({ id }) => ids.has(id));
  const lawAsAt = newestDay(used.filter(({ kind }) => DATED_KINDS.includes(kind)));
  return { sources: used.map(({ title }) => title), checkedOn: newestDay(used) ?? '', ...(lawAsAt && { lawAsAt }) };
}

/** A rate id in data, alone or in a token. */
const RATE_ID = /[a-z][a-z0-9-]*\.[a-z0-9-]+/g;

function ratesIn(value: unknown): Known[] {
  const ids = new Set(JSON.stringify(value ?? '').match(RATE_ID));
  return [...ids].flatMap((id) => getRateCard('en').get(id)?.values ?? []);
}

const beginsAfter = (day: string, entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'from' in entry && typeof entry.from === 'string' && entry.from > day;

/** Removes list entries, at any depth, that begin after a date. */
function begunBy<Value>(value: Value, day: string): Value;
function begunBy(value: unknown, day: string): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !beginsAfter(day, entry)).map((entry) => begunBy(entry, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, begunBy(entry, day)]));
}

/**
 * Creates a memoized loader for a content/tax file: its data on the build date, with the sources of its values and of the
 * rates it refers to.
 */
export const publishedLoader = <Shape extends z.core.$ZodLooseShape>(
  collection: Collection<z.ZodObject<Shape>>,
): ((language: Language) => z.infer<z.ZodObject<Shape>> & Reading) =>
  memoizeLoader((language: Language) => {
    const value = begunBy(readSource(collection.file).value, buildDay());
    return {
      ...begunBy(readCollection(collection, language), buildDay()),
      ...readingOf([...evidenceIn(value), ...ratesIn(value)], language),
    };
  });

/** Names the law on which estimates are based, for use within a sentence. */
export const lawInWords = ({ lawAsAt, checkedOn }: Reading, translate: Translate): string =>
  translate('the law as at {day}', { day: formatLongDate(lawAsAt ?? checkedOn, translate.language) });
