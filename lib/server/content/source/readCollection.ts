import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { RateFile } from '../../../content/schemas/tax/rates.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { makeRateCard, type RateCard } from '../../../tax/rateCard.ts';
import { ContentError, type ContentIssue, missingFile } from '../issues/contentIssue.ts';
import { type ContentSource, parseFrontMatterSource, parseJsonSource } from './contentSource.ts';
import { memoizeLoader } from './memoizeLoader.ts';
import { projectRoot } from './projectRoot.ts';
import { fillRates, hasTokens } from './rateTokens.ts';
import { readText } from './readText.ts';
import { validateSource } from './validateSource.ts';

/** A content file, by its path from the project root, and its schema. */
export type Collection<Schema extends z.ZodType> = { file: string; schema: Schema };

/**
 * Reads the data of a content file with its lines, without validating it.
 *
 * @param file path from the project root; of an .mdx file only the front matter is read
 */
export function readSource(file: string, root: string = projectRoot()): ContentSource {
  // The comment keeps the bundler from tracing every file of the project as an input of the page.
  const path = join(/* turbopackIgnore: true */ root, file);
  if (!existsSync(path)) {
    return { file, syntax: 'json', value: undefined, lineOf: () => 1, issues: [missingFile(file)] };
  }
  const text = readText(path, file);
  if (typeof text !== 'string') return { file, syntax: 'json', value: undefined, lineOf: () => 1, issues: [text] };
  return file.endsWith('.json') ? parseJsonSource(file, text) : parseFrontMatterSource(file, text);
}

function readValid<Schema extends z.ZodType>(source: ContentSource, schema: Schema): z.infer<Schema> {
  const { value, issues } = validateSource(source, schema);
  if (value === undefined) throw new ContentError(issues);
  return value;
}

/** Returns the tables of content/tax that rates refer to, by their names. */
function rateTables({ rates }: RateFile) {
  const names = new Set(rates.map(({ in: place }) => place?.split('.')[0]));
  return Object.entries(TAX_FILES).filter(([name]) => names.has(name));
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
  const tables = rateTables(file).map(([name, table]) => [name, read<z.ZodType>(table)]);
  return makeRateCard(file, Object.fromEntries(tables));
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

/**
 * Reads several files and collects the issues of all instead of stopping at the first.
 *
 * @throws ContentError that lists the issues of every file
 */
export function readEach<Key, Value>(keys: readonly Key[], read: (key: Key) => Value): Value[] {
  const issues: ContentIssue[] = [];
  const values: Value[] = [];
  for (const key of keys) {
    try {
      values.push(read(key));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
    }
  }
  if (issues.length > 0) throw new ContentError(issues);
  return values;
}

/** Creates a memoized loader of a collection; it throws a ContentError that lists every issue of the file. */
export const collectionLoader = <Schema extends z.ZodType>(collection: Collection<Schema>): (() => z.infer<Schema>) =>
  memoizeLoader(() => readCollection(collection));
