import type { z } from 'zod';
import { describeMistake } from '../issues/describeMistake.ts';
import { NO_MESSAGE } from '../issues/describeSchema.ts';
import type { Mistake } from '../issues/formatMistake.ts';
import type { ContentSource } from './contentSource.ts';

/** A value of the wrong kind may also have the wrong length; one mistake a value is enough. */
function isFirstAtItsPlace(issue: z.core.$ZodIssue, index: number, all: readonly z.core.$ZodIssue[]): boolean {
  const keyOf = ({ code, path }: z.core.$ZodIssue) => `${code === 'unrecognized_keys'} ${path.join('/')}`;
  return all.findIndex((other) => keyOf(other) === keyOf(issue)) === index;
}

/** Checks a file's data by its schema: the value, or every mistake in it. */
export function validateSource<Schema extends z.ZodType>(
  source: ContentSource,
  schema: Schema,
): { value: z.infer<Schema> | undefined; mistakes: Mistake[] } {
  if (source.value === undefined) return { value: undefined, mistakes: source.mistakes };
  const outcome = schema.safeParse(source.value, { error: () => NO_MESSAGE });
  const issues = outcome.error?.issues.filter(isFirstAtItsPlace) ?? [];
  const mistakes = [...source.mistakes, ...issues.flatMap((issue) => describeMistake(issue, schema, source))];
  return { value: mistakes.length === 0 ? outcome.data : undefined, mistakes };
}
