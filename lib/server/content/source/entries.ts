import type { z } from 'zod';
import { type Evidence, evidence as evidenceSchema } from '../../../content/schemas/tax/taxFields.ts';
import type { ContentSource, FieldPath } from '../issues/contentIssue.ts';
import { childSchema } from '../issues/validateSource.ts';
import type { Collection } from './readCollection.ts';

/** Data by file. */
export type Sources = { sources: ReadonlyMap<string, ContentSource> };

/** Returns a file and its validated data; undefined if it is missing or invalid, which other checks report. */
export function validFile<Schema extends z.ZodType>(
  { sources }: Sources,
  { file, schema }: Collection<Schema>,
): { source: ContentSource; data: z.infer<Schema> } | undefined {
  const source = sources.get(file);
  const read = schema.safeParse(source?.value);
  return source && read.success ? { source, data: read.data } : undefined;
}

/** A value in a file, its path, and its schema if known. */
export type Entry = { path: FieldPath; value: unknown; schema: unknown };

/** Yields all values of a file's data with their schemas, parents before children. */
export function* eachEntry(value: unknown, schema?: unknown, path: FieldPath = []): Generator<Entry> {
  yield { path, value, schema };
  if (value === null || typeof value !== 'object') return;
  const children: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of children) yield* eachEntry(child, childSchema(schema, key), [...path, key]);
}

/** Returns all evidence in the data, with paths. */
export const evidenceIn = (data: unknown): { path: FieldPath; evidence: Evidence }[] =>
  [...eachEntry(data)].flatMap(({ path, value }) => {
    const evidence = path.at(-1) === 'evidence' ? evidenceSchema.safeParse(value).data : undefined;
    return evidence ? [{ path, evidence }] : [];
  });

/** Returns all strings in a file's data, or those in fields with a given name. */
export const textsIn = ({ value: data }: ContentSource, name?: string): { path: FieldPath; value: string }[] =>
  [...eachEntry(data)].flatMap(({ path, value }) =>
    typeof value === 'string' && (name === undefined || path.at(-1) === name) ? [{ path, value }] : [],
  );
