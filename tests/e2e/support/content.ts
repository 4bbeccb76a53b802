import { readFileSync } from 'node:fs';

/**
 * Entries of a list that editors keep: no test fixes how many there are.
 *
 * @param file for example `sectors.json`
 * @param key where the file holds several lists
 */
export function entriesIn(file: string, key?: string): Record<string, unknown>[] {
  const content: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const list: unknown = key === undefined ? content : Reflect.get(Object(content), key);
  if (!Array.isArray(list)) throw new Error(`content/${file} is not a list.`);
  return list;
}
