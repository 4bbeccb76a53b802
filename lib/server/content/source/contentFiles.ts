import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../words/language.ts';

/** Returns the folder of content/: the working directory of the build or the check. */
export const projectRoot = (): string => process.cwd();

/** Lists every file below content/, by its path from the project root, sorted. */
export function listContentFiles(root: string): string[] {
  const folder = join(/* turbopackIgnore: true */ root, 'content');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `content${join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')}`)
    .sort();
}

/** Time between checks of the files; less than the development server's delay before a reload. */
const LOOK_AGAIN_MS = 50;

let lastLook: { at: number; version: string } | undefined;

/** Returns a version of the files below content/: their number and the newest time of change. */
function contentVersion(): string {
  const now = Date.now();
  // A clock may have been set back.
  if (lastLook && Math.abs(now - lastLook.at) < LOOK_AGAIN_MS) return lastLook.version;
  const files = listContentFiles(projectRoot());
  const times = files.map((file) => statSync(join(/* turbopackIgnore: true */ projectRoot(), file)).mtimeMs);
  lastLook = { at: now, version: `${files.length} ${Math.max(...times)}` };
  return lastLook.version;
}

const languageStore = new AsyncLocalStorage<Language>();

/** Returns the language in which loaders read content. */
export const chosenLanguage = (): Language => languageStore.getStore() ?? 'en';

/**
 * Memoizes a loader by language: builds, scripts and tests parse each file once. In development it reads again after a change
 * of content/, so that edits show without a restart.
 */
export function memoizeLoader<Value>(load: () => Value): () => Value {
  const memos = new Map<Language, { value: Value; version: string }>();
  return () => {
    const version = process.env.NODE_ENV === 'development' ? contentVersion() : '';
    const language = chosenLanguage();
    const memo = memos.get(language);
    if (memo?.version === version) return memo.value;
    const value = load();
    memos.set(language, { value, version });
    return value;
  };
}

/** Calls loaders with content in a language; outside it they read English. */
export const inLanguage = <Value>(language: Language, load: () => Value): Value => languageStore.run(language, load);
