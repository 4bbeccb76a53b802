import type { z } from 'zod';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { makeRateCard, type RateCard } from '../../../tax/rateCard.ts';
import type { Language } from '../../../words/language.ts';
import { ContentError, type ContentSource } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { memoizeLoader, projectRoot } from './contentFiles.ts';
import { readSource } from './contentSource.ts';
import { fillRates, hasTokens } from './rateTokens.ts';
import { inLanguage } from './translations.ts';

/** A content file (path relative to the project root) and its schema. */
export type Collection<Schema extends z.ZodType> = { file: string; schema: Schema };

function readValid<Schema extends z.ZodType>(source: ContentSource, schema: Schema): z.infer<Schema> {
  const { value, issues } = validateSource(source, schema);
  if (value === undefined) throw new ContentError(issues);
  return value;
}

/**
 * Reads the rate card: content/tax/rates.json and the tables that its rates refer to.
 * @throws ContentError listing all issues of the first invalid file
 */
export function readRateCard(language: Language, root: string = projectRoot()): RateCard {
  const read = <Schema extends z.ZodType>({ file, schema }: Collection<Schema>): z.infer<Schema> =>
    readValid(fillRates(inLanguage(readSource(file, root), language)), schema);
  const file = read(TAX_FILES.rates);
  const names = new Set(file.rates.map(({ in: place }) => place?.split('.')[0]));
  const tables = Object.entries(TAX_FILES).filter(([name]) => names.has(name));
  return makeRateCard(file, Object.fromEntries(tables.map(([name, table]) => [name, read<z.ZodType>(table)])));
}

/** The site's rate card. */
export const getRateCard = memoizeLoader((language: Language): RateCard => readRateCard(language));

/**
 * Reads and validates a content file in a language (a whole JSON file, or the front matter of an MDX file) and resolves its
 * tokens.
 * @throws ContentError listing all issues in the file
 */
export function readCollection<Schema extends z.ZodType>(
  { file, schema }: Collection<Schema>,
  language: Language,
): z.infer<Schema> {
  const source = inLanguage(readSource(file), language);
  // A file without tokens can be read even if content/tax is invalid.
  return readValid(hasTokens(source) ? fillRates(source, getRateCard(language)) : source, schema);
}

/** Creates a memoized loader for an English-only collection. It throws a ContentError listing all issues in the file. */
export const collectionLoader = <Schema extends z.ZodType>(collection: Collection<Schema>): (() => z.infer<Schema>) =>
  memoizeLoader(() => readCollection(collection, 'en'));

/** Creates a memoized loader for a collection that is also available in Kiswahili. */
export const translatedLoader = <Schema extends z.ZodType>(
  collection: Collection<Schema>,
): ((language: Language) => z.infer<Schema>) =>
  memoizeLoader((language: Language) => readCollection(collection, language));
