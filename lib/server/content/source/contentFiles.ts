import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../words/language.ts';

/** Returns the folder that contains content/: the working directory of the build or check. */
export const projectRoot = (): string => process.cwd();

/** Lists all files below content/, relative to the project root, sorted. */
export function listContentFiles(root: string): string[] {
  const folder = join(/* turbopackIgnore: true */ root, 'content');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `content${join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')}`)
    .sort();
}

/** In development the number of the current second, so that an edit shows when a page is reloaded; otherwise always 0. */
const memoVersion = () => (process.env.NODE_ENV === 'development' ? Math.floor(Date.now() / 1000) : 0);

/** Memoizes a loader, per language if it takes one. Builds, scripts and tests parse each file once. */
export function memoizeLoader<Args extends [] | [Language], Value>(
  load: (...args: Args) => Value,
): (...args: Args) => Value {
  const memos = new Map<Language | undefined, { value: Value; version: number }>();
  return (...args) => {
    const [language] = args;
    const version = memoVersion();
    const memo = memos.get(language);
    if (memo?.version === version) return memo.value;
    const value = load(...args);
    memos.set(language, { value, version });
    return value;
  };
}
