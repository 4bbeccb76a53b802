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

/** Yields every value of a file's data, first the whole. */
export function eachField(source: ContentSource): Generator<Field> {
  return eachBelow(source.value, []);
}

/** A text in a file's data and its path. */
type TextField = { path: FieldPath; value: string };

const textsWhere = (source: ContentSource, isWanted: (path: FieldPath) => boolean): TextField[] =>
  [...eachField(source)].flatMap(({ path, value }) =>
    typeof value === 'string' && isWanted(path) ? [{ path, value }] : [],
  );

/** Every text in a field with one of these names. */
export const textsNamed = (source: ContentSource, names: readonly string[]): TextField[] =>
  textsWhere(source, (path) => names.includes(String(path.at(-1))));

/** Every text of the lists with this name. */
export const textsInList = (source: ContentSource, name: string): TextField[] =>
  textsWhere(source, (path) => path.at(-2) === name);
