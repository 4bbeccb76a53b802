import type { z } from 'zod';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { describeIssue } from '../issues/describeIssue.ts';
import { NO_MESSAGE } from '../issues/describeSchema.ts';
import type { ContentSource } from './contentSource.ts';

/** Keeps the first issue of a value: a value of the wrong type may also have the wrong length. */
function isFirstOfItsPath(zodIssue: z.core.$ZodIssue, index: number, all: readonly z.core.$ZodIssue[]): boolean {
  const keyOf = ({ code, path }: z.core.$ZodIssue) => `${code === 'unrecognized_keys'} ${path.join('/')}`;
  return all.findIndex((other) => keyOf(other) === keyOf(zodIssue)) === index;
}

/** Validates a file's data by its schema; returns the value, or all its issues. */
export function validateSource<Schema extends z.ZodType>(
  source: ContentSource,
  schema: Schema,
): { value: z.infer<Schema> | undefined; issues: ContentIssue[] } {
  if (source.value === undefined) return { value: undefined, issues: source.issues };
  const outcome = schema.safeParse(source.value, { error: () => NO_MESSAGE });
  const zodIssues = outcome.error?.issues.filter(isFirstOfItsPath) ?? [];
  const issues = [...source.issues, ...zodIssues.flatMap((zodIssue) => describeIssue(zodIssue, schema, source))];
  return { value: issues.length === 0 ? outcome.data : undefined, issues };
}
