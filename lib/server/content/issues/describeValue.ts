import type { FieldPath } from '../source/contentSource.ts';

/** Characters of a found text that a mistake repeats. */
const LONGEST_FOUND = 60;

/** The value at a path of parsed data. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (parent === null || typeof parent !== 'object') return undefined;
    return Object.getOwnPropertyDescriptor(parent, key)?.value;
  }, value);
}

/** A value as it reads after the word 'found'. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > LONGEST_FOUND ? `${value.slice(0, LONGEST_FOUND)}…` : value);
}

function nameOfEntry(entry: unknown): string {
  const name = ['id', 'name', 'title', 'label']
    .map((key) => valueAt(entry, [key]))
    .find((value) => typeof value === 'string');
  return name === undefined ? '' : ` (${name})`;
}

/** A path in words: `entry 3 (jane-doe) image.alt`. Positions count from 1. */
export function describePath(path: FieldPath, data: unknown): string {
  let words = '';
  path.forEach((key, index) => {
    if (typeof key === 'number') words += ` entry ${key + 1}${nameOfEntry(valueAt(data, path.slice(0, index + 1)))}`;
    else words += typeof path[index - 1] === 'string' ? `.${String(key)}` : ` ${String(key)}`;
  });
  return words.trim() || (Array.isArray(data) ? 'the list' : 'the file');
}
