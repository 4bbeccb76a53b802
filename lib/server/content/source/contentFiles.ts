import { existsSync, readdirSync, statSync } from 'node:fs';
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

/** Interval between file checks, because a page calls many loaders. */
const LOOK_AGAIN_MS = 50;

let lastLook: { at: number; version: string } | undefined;

/** Returns a version of the files below content/: their number and latest modification time. */
function contentVersion(): string {
  const now = Date.now();
  // The system clock may have been set back.
  if (lastLook && Math.abs(now - lastLook.at) < LOOK_AGAIN_MS) return lastLook.version;
  const files = listContentFiles(projectRoot());
  const times = files.map((file) => statSync(join(/* turbopackIgnore: true */ projectRoot(), file)).mtimeMs);
  lastLook = { at: now, version: `${files.length} ${Math.max(...times)}` };
  return lastLook.version;
}

/**
 * Memoizes a loader, per language if it takes one. Builds, scripts and tests parse each file once; in development, a change
 * in content/ invalidates the cache, so that edits show without a restart.
 */
export function memoizeLoader<Args extends [] | [Language], Value>(
  load: (...args: Args) => Value,
): (...args: Args) => Value {
  const memos = new Map<Language | undefined, { value: Value; version: string }>();
  return (...args) => {
    const version = process.env.NODE_ENV === 'development' ? contentVersion() : '';
    const [language] = args;
    const memo = memos.get(language);
    if (memo?.version === version) return memo.value;
    const value = load(...args);
    memos.set(language, { value, version });
    return value;
  };
}
