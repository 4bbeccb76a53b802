import { ContentError } from '../issues/ContentError.ts';
import type { Mistake } from '../issues/formatMistake.ts';

/**
 * Reads one file after another and gathers their mistakes instead of stopping at the first.
 *
 * @throws ContentError that lists the mistakes of every file
 */
export function readEach<Key, Value>(keys: readonly Key[], read: (key: Key) => Value): Value[] {
  const mistakes: Mistake[] = [];
  const values: Value[] = [];
  for (const key of keys) {
    try {
      values.push(read(key));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return values;
}
