import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '../issues/ContentError.ts';
import { type ContentSource, parseFrontMatterSource, parseJsonSource } from './contentSource.ts';
import { validateSource } from './validateSource.ts';

/** A content file, by its path from the project root, and the schema of its data. */
export type Collection<Schema extends z.ZodType> = { file: string; schema: Schema };

/** The folder that holds content/: where the build or the check was started. */
export function projectRoot(): string {
  return process.cwd();
}

/**
 * The data of a content file with its lines, not yet checked against a schema.
 *
 * @param file path from the project root; .json is read whole, of .mdx the front matter
 */
export function readSource(file: string, root: string = projectRoot()): ContentSource {
  // The comment keeps the bundler from taking every file of the project for an input of the page.
  const path = join(/* turbopackIgnore: true */ root, file);
  if (!existsSync(path)) {
    const mistake = { file, line: 1, field: 'the file', found: 'nothing', expected: `a file ${file}` };
    return { file, syntax: 'json', value: undefined, lineOf: () => 1, mistakes: [mistake] };
  }
  // Some editors of Windows put a byte order mark first.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  return file.endsWith('.json') ? parseJsonSource(file, text) : parseFrontMatterSource(file, text);
}

/**
 * The checked data of a content file: a whole JSON file, or the front matter of an MDX file.
 *
 * @throws ContentError that lists every mistake in the file
 */
export function readCollection<Schema extends z.ZodType>({ file, schema }: Collection<Schema>): z.infer<Schema> {
  const { value, mistakes } = validateSource(readSource(file), schema);
  if (value === undefined) throw new ContentError(mistakes);
  return value;
}
