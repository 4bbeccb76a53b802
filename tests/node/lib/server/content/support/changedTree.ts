import type { z } from 'zod';
import { type ContentTree, readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { type ContentIssue, formatIssue } from '../../../../../../lib/server/content/issues/contentIssue.ts';
import { parseJsonSource } from '../../../../../../lib/server/content/source/contentSource.ts';
import { PROJECT } from './contentCopy.ts';

const site = readContentTree(PROJECT);

/** Returns the content of the site with a change in one file's data. */
export function changedTree<Schema extends z.ZodType>(
  { file, schema }: { file: string; schema: Schema },
  change: (data: z.infer<Schema>) => void,
): ContentTree {
  const data = schema.parse(site.sources.get(file)?.value);
  change(data);
  return { ...site, sources: new Map(site.sources).set(file, parseJsonSource(file, JSON.stringify(data))) };
}

/** Returns a check's messages without file and line. */
export const wordsOf = (issues: readonly ContentIssue[]): string[] =>
  issues.map((issue) => formatIssue(issue).replace(/^\S+ {2}/, ''));
