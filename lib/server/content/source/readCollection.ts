import type { z } from 'zod';
import { twinsSchema } from '../../../content/schemas/pages.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { makeRateCard, type RateCard } from '../../../tax/rateCard.ts';
import { ContentError, type ContentSource } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { COLLECTIONS } from './collections.ts';
import { listContentFiles, memoizeLoader, projectRoot } from './contentFiles.ts';
import { readSource } from './contentSource.ts';
import { fillRates, hasTokens } from './rateTokens.ts';

/** A content file, by its path from the project root, and its schema. */
export type Collection<Schema extends z.ZodType> = { file: string; schema: Schema };

function readValid<Schema extends z.ZodType>(source: ContentSource, schema: Schema): z.infer<Schema> {
  const { value, issues } = validateSource(source, schema);
  if (value === undefined) throw new ContentError(issues);
  return value;
}

/**
 * Reads the rate card: content/tax/rates.json and the tables that its rates refer to.
 *
 * @throws ContentError that lists every issue of the first of these files with issues
 */
export function readRateCard(root: string = projectRoot()): RateCard {
  const read = <Schema extends z.ZodType>({ file, schema }: Collection<Schema>): z.infer<Schema> =>
    readValid(fillRates(readSource(file, root)), schema);
  const file = read(TAX_FILES.rates);
  const names = new Set(file.rates.map(({ in: place }) => place?.split('.')[0]));
  const tables = Object.entries(TAX_FILES).filter(([name]) => names.has(name));
  return makeRateCard(file, Object.fromEntries(tables.map(([name, table]) => [name, read<z.ZodType>(table)])));
}

/** The site's rate card. */
export const getRateCard: () => RateCard = memoizeLoader(() => readRateCard());

/**
 * Reads and validates a content file, a whole JSON file or the front matter of an MDX file, and resolves its tokens.
 *
 * @throws ContentError that lists every issue of the file
 */
export function readCollection<Schema extends z.ZodType>({ file, schema }: Collection<Schema>): z.infer<Schema> {
  const source = readSource(file);
  // A file without tokens is readable whatever the state of content/tax.
  return readValid(hasTokens(source) ? fillRates(source, getRateCard()) : source, schema);
}

/** Creates a memoized loader of a collection; it throws a ContentError that lists every issue of the file. */
export const collectionLoader = <Schema extends z.ZodType>(collection: Collection<Schema>): (() => z.infer<Schema>) =>
  memoizeLoader(() => readCollection(collection));

const SWAHILI = '.sw.json';

/** Checks whether a file translates an English file. */
export const isTwinFile = (file: string): boolean => file.endsWith(SWAHILI) && file !== COLLECTIONS.kiswahili.file;

/** Matches a translation with its files: content/services.sw.json, content/services.json and content/services/. */
export function isEnglishOf(twinFile: string, file: string): boolean {
  const name = twinFile.slice(0, -SWAHILI.length);
  return file === `${name}.json` || file.startsWith(`${name}/`);
}

/** Kiswahili texts of content/ by their English texts, both unresolved. */
export const getTwins = memoizeLoader((): ReadonlyMap<string, string> => {
  const files = listContentFiles(projectRoot()).filter(isTwinFile);
  const texts = files.flatMap((file) => readCollection({ file, schema: twinsSchema }).texts);
  return new Map(texts.map(({ en, sw }) => [en, sw]));
});
