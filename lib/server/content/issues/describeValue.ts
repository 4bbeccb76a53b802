import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentIssue } from './contentIssue.ts';

/** Longest text that an issue quotes, in characters. */
const MAX_FOUND = 60;

/** Returns the value at a path of parsed data. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (parent === null || typeof parent !== 'object') return undefined;
    return Object.getOwnPropertyDescriptor(parent, key)?.value;
  }, value);
}

/** Describes a value, as a phrase after the word 'found'. */
export function describeFound(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAX_FOUND ? `${value.slice(0, MAX_FOUND)}…` : value);
}

function nameOfEntry(entry: unknown): string {
  const name = ['id', 'name', 'title', 'label']
    .map((key) => valueAt(entry, [key]))
    .find((value) => typeof value === 'string');
  return name === undefined ? '' : ` (${name})`;
}

/** Describes a path, with positions from 1: `entry 3 (jane-doe) image.alt`. */
export function describePath(path: FieldPath, data: unknown): string {
  let text = '';
  path.forEach((key, index) => {
    if (typeof key === 'number') text += ` entry ${key + 1}${nameOfEntry(valueAt(data, path.slice(0, index + 1)))}`;
    else text += typeof path[index - 1] === 'string' ? `.${String(key)}` : ` ${String(key)}`;
  });
  return text.trim() || (Array.isArray(data) ? 'the list' : 'the file');
}

/** Builds an issue of a field of a content file, with its line and its name in words. */
export function fieldIssue(
  source: ContentSource,
  path: FieldPath,
  finding: Pick<ContentIssue, 'found' | 'expected' | 'example'>,
): ContentIssue {
  return { file: source.file, line: source.lineOf(path), field: describePath(path, source.value), ...finding };
}
