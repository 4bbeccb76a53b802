import type { ContentSource, FieldPath } from '../source/contentSource.ts';

/** A value inside a file's data and its path. */
export type Field = { path: FieldPath; value: unknown };

function* eachBelow(value: unknown, path: FieldPath): Generator<Field> {
  yield { path, value };
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* eachBelow(entry, [...path, index]);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) yield* eachBelow(entry, [...path, key]);
  }
}

/** Yields every value of a file's data, the whole first. */
export function eachField(source: ContentSource): Generator<Field> {
  return eachBelow(source.value, []);
}

/** A text in a file's data and its path. */
type TextField = { path: FieldPath; value: string };

/** Returns every text of a file's data. */
export const textsIn = (source: ContentSource): TextField[] =>
  [...eachField(source)].flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []));

/** Returns every text in a field with one of these names. */
export const textsNamed = (source: ContentSource, names: readonly string[]): TextField[] =>
  textsIn(source).filter(({ path }) => names.includes(String(path.at(-1))));
