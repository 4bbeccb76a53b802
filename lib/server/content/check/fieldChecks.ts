import type { z } from 'zod';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { Collection } from '../source/readCollection.ts';
import type { ContentTree } from './contentTree.ts';

/** Returns a file with its data; undefined if it is missing or invalid, which other checks report. */
export function validFile<Schema extends z.ZodType>(
  { sources }: Pick<ContentTree, 'sources'>,
  { file, schema }: Collection<Schema>,
): { source: ContentSource; data: z.infer<Schema> } | undefined {
  const source = sources.get(file);
  const read = schema.safeParse(source?.value);
  return source && read.success ? { source, data: read.data } : undefined;
}

/** Builds the issue of an unknown id, with the nearest known id as an example; none if there is no id. */
export function unknownId(
  source: ContentSource,
  path: FieldPath,
  id: string | undefined,
  { known, expected }: { known: readonly string[]; expected: string },
): ContentIssue[] {
  if (id === undefined || known.includes(id)) return [];
  const example = `"${String(path.at(-1))}": "${nearestWord(id, known) ?? known[0]}"`;
  return [fieldIssue(source, path, { found: `"${id}"`, expected, example })];
}

/** Builds issues of the values in a list's field that are out of order; `expected` describes the order. */
export const outOfOrder = <Value extends string | number>(
  source: ContentSource,
  list: FieldPath,
  field: string,
  { values, expected }: { values: readonly Value[]; expected: (before: Value) => string },
): ContentIssue[] =>
  values.flatMap((value, index) => {
    const before = values[index - 1];
    if (before === undefined || value > before) return [];
    return [fieldIssue(source, [...list, index, field], { found: JSON.stringify(value), expected: expected(before) })];
  });
