import type { z } from 'zod';
import type { ContentSource } from '../source/contentSource.ts';
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
