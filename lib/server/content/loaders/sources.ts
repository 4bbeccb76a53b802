import type { z } from 'zod';
import {
  type Evidence,
  evidence as evidenceSchema,
  type Reading,
  type Source,
} from '../../../content/schemas/evidence.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { todayInDarEsSalaam } from '../../../dates/today.ts';
import { isPartlyUnread, lawAsKnown, takesIn } from '../../../resources/lawBasis.ts';
import { begunBy } from '../../../tax/begunBy.ts';
import { type EvidenceMark, markOf, sourceIdsOf } from '../../../tax/evidence.ts';
import { buildDay } from '../../site-build/builtAt.ts';
import { twinsOf } from '../../words/twinsOf.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import {
  type Collection,
  collectionLoader,
  getRateCard,
  readCollection,
  readSource,
} from '../source/readCollection.ts';

/** The texts that values of content/tax were read in, the laws first. */
export const getSources: () => { sources: Source[] } = collectionLoader(TAX_FILES.sources);

const sourcesById = memoizeLoader(() => new Map(getSources().sources.map((source) => [source.id, source])));

/** A source by its id. Throws where there is none, which the content check reports first. */
export function getSource(id: string): Source {
  const source = sourcesById().get(id);
  if (!source) throw new Error(`${TAX_FILES.sources.file} holds no ${id}`);
  return source;
}

/** The mark of a value on a day; none where the law or an official page was read. */
export const markOn = (evidence: Evidence, day: string): EvidenceMark | undefined =>
  markOf(twinsOf(evidence), day, (id) => twinsOf(getSource(id).title));

/** The same as it stands today. */
export const markToday = (evidence: Evidence): EvidenceMark | undefined => markOn(evidence, todayInDarEsSalaam());

/** What values were read in. */
export function readingOf(all: readonly Evidence[]): Reading {
  const ids = new Set(all.flatMap(sourceIdsOf));
  const used = getSources().sources.filter(({ id }) => ids.has(id));
  const days = used.map(({ readOn }) => readOn).sort();
  return { sources: used.map(({ title }) => title), checkedOn: days.at(-1) ?? '' };
}

/** Every evidence inside the data of a file. */
function evidenceIn(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const known = key === 'evidence' ? evidenceSchema.safeParse(entry).data : undefined;
    return known ? [known] : evidenceIn(entry);
  });
}

/** A rate by its id where data names it, alone or in a token. */
const RATE_ID = /[a-z][a-z0-9-]*\.[a-z0-9-]+/g;

/** The evidence of the rates that data names. */
function evidenceOfRates(value: unknown): Evidence[] {
  const ids = new Set(JSON.stringify(value ?? '').match(RATE_ID));
  return [...ids].flatMap((id) => getRateCard().get(id)?.values ?? []).map(({ evidence }) => evidence);
}

/** A memoized loader of a file of dated lists, as they stand on the day of the build. */
export const tableLoader = <Schema extends z.ZodType>(collection: Collection<Schema>): (() => z.infer<Schema>) =>
  memoizeLoader(() => begunBy(readCollection(collection), buildDay()));

/** The same of a file of content/tax, with what its values, and the rates that it names, were read in. */
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

/** How each Finance Act is known. */
const getActStates = memoizeLoader(() =>
  getSources().sources.flatMap(({ financeAct: year, kind, heldIn }) =>
    year === undefined ? [] : [{ year, isRead: kind === 'law', isHeld: heldIn !== undefined }],
  ),
);

/** Which Finance Acts a text takes in: a sentence without its full stop. `isPartlyUnread` where one was not read. */
export const getLawBasis = (financeAct: number): { text: string; isPartlyUnread: boolean } => ({
  text: takesIn(financeAct, getActStates()),
  isPartlyUnread: isPartlyUnread(financeAct, getActStates()),
});

/** The law as far as it is known, inside a sentence. */
export const getLawAsKnown = (financeAct: number): string => lawAsKnown(financeAct, getActStates());
