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

/** How long development keeps what it has parsed, so that a page parses each file once and an edit shows when it is reloaded. */
const KEPT_MS = 1000;

/** Memoizes a loader, per language if it takes one. Builds, scripts and tests parse each file once. */
export function memoizeLoader<Args extends [] | [Language], Value>(
  load: (...args: Args) => Value,
): (...args: Args) => Value {
  const memos = new Map<Language | undefined, { value: Value; at: number }>();
  return (...args) => {
    const [language] = args;
    const memo = memos.get(language);
    if (memo && (process.env.NODE_ENV !== 'development' || Date.now() - memo.at < KEPT_MS)) return memo.value;
    const value = load(...args);
    memos.set(language, { value, at: Date.now() });
    return value;
  };
}
