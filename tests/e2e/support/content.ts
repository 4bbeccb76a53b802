import { readFileSync } from 'node:fs';

/**
 * Reads the entries of an editors' list, whose number no test fixes.
 *
 * @param file for example `sectors.json`
 * @param key if the file holds several lists
 */
export function entriesIn(file: string, key?: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const list: unknown = key === undefined ? content : Reflect.get(Object(content), key);
  if (!Array.isArray(list)) throw new Error(`content/${file} is not a list.`);
  return list;
}
