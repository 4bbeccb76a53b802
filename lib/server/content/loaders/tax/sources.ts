import type { z } from 'zod';
import {
  type Evidence,
  evidence as evidenceSchema,
  type Reading,
  type Source,
} from '../../../../content/schemas/tax/evidence.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { todayInDarEsSalaam } from '../../../../dates/today.ts';
import { begunBy } from '../../../../tax/begunBy.ts';
import { type EvidenceMark, markOf, sourceIdsOf } from '../../../../tax/evidence.ts';
import { say } from '../../../../words/say.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { memoizeLoader } from '../../source/memoizeLoader.ts';
import {
  type Collection,
  collectionLoader,
  getRateCard,
  readCollection,
  readSource,
} from '../../source/readCollection.ts';

/** The sources of the values in content/tax, laws first. */
export const getSources: () => { sources: Source[] } = collectionLoader(TAX_FILES.sources);

const sourcesById = memoizeLoader(() => new Map(getSources().sources.map((source) => [source.id, source])));

/** Returns a source by its id. Throws if there is none; the content check reports it first. */
export function getSource(id: string): Source {
  const source = sourcesById().get(id);
  if (!source) throw new Error(`${TAX_FILES.sources.file} holds no ${id}`);
  return source;
}

/** Returns the mark of a value today; undefined if the law or an official page was read. */
export const markToday = (evidence: Evidence): EvidenceMark | undefined => markOf(evidence, todayInDarEsSalaam());

/** Kinds of sources that state the law of their own day. An edition of an Act states the law of its edition's day. */
const DATED_KINDS: readonly Source['kind'][] = ['quoted-law', 'publication'];

const newestDay = (sources: readonly Source[]) =>
  sources
    .map(({ readOn }) => readOn)
    .sort()
    .at(-1);

/** Returns the sources in which values were read. */
export function readingOf(all: readonly Evidence[]): Reading {
  const ids = new Set(all.flatMap(sourceIdsOf));
  const used = getSources().sources.filter(({ id }) => ids.has(id));
  const lawAsAt = newestDay(used.filter(({ kind }) => DATED_KINDS.includes(kind)));
  return { sources: used.map(({ title }) => title), checkedOn: newestDay(used) ?? '', ...(lawAsAt && { lawAsAt }) };
}

/** Returns all evidence inside the data of a file. */
function evidenceIn(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = key === 'evidence' ? evidenceSchema.safeParse(entry).data : undefined;
    return known ? [known] : evidenceIn(entry);
  });
}

/** A rate's id in data, alone or in a token. */
const RATE_ID = /[a-z][a-z0-9-]*\.[a-z0-9-]+/g;

/** Returns the evidence of the rates that data names. */
function evidenceOfRates(value: unknown): Evidence[] {
  const ids = new Set(JSON.stringify(value ?? '').match(RATE_ID));
  return [...ids].flatMap((id) => getRateCard().get(id)?.values ?? []).map(({ evidence }) => evidence);
}

/** Creates a memoized loader of a file of dated lists, as of the day of the build. */
export const tableLoader = <Schema extends z.ZodType>(collection: Collection<Schema>): (() => z.infer<Schema>) =>
  memoizeLoader(() => begunBy(readCollection(collection), buildDay()));

/** Creates a memoized loader of a content/tax file, with the sources of its values and of the rates that it names. */
export const publishedLoader = <Shape extends z.core.$ZodLooseShape>(
  collection: Collection<z.ZodObject<Shape>>,
): (() => z.infer<z.ZodObject<Shape>> & Reading) =>
  memoizeLoader(() => {
    const value = begunBy(readSource(collection.file).value, buildDay());
    return {
      ...begunBy(readCollection(collection), buildDay()),
      ...readingOf([...evidenceIn(value), ...evidenceOfRates(value)]),
    };
  });

/** Returns the year of the newest Finance Act, up to a year, whose text was read; undefined if none was. */
export function getNewestActRead(financeAct: number): number | undefined {
  const read = getSources().sources.flatMap(({ financeAct: year, kind }) =>
    year !== undefined && year <= financeAct && kind === 'law' ? [year] : [],
  );
  return read.length === 0 ? undefined : Math.max(...read);
}

/** Names the law behind estimates, inside a sentence. */
export const getLawAsKnown = (financeAct: number): string =>
  say('the law read up to the Finance Act {year}', { year: getNewestActRead(financeAct) ?? financeAct });
