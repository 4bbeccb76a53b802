import { statSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '../../../words/language.ts';
import { listContentFiles } from './contentFiles.ts';
import { projectRoot } from './projectRoot.ts';

/** Between two looks at the files. Shorter than the wait after which the development server reloads an edited page. */
const LOOK_AGAIN_MS = 50;

let lastLook: { at: number; version: string } | undefined;

/** Another text after each change of a file below content/: the number of files and when the newest was written. */
function contentVersion(): string {
  const now = Date.now();
  // A clock may also have been put back.
  if (lastLook && Math.abs(now - lastLook.at) < LOOK_AGAIN_MS) return lastLook.version;
  const files = listContentFiles(projectRoot());
  const times = files.map((file) => statSync(join(/* turbopackIgnore: true */ projectRoot(), file)).mtimeMs);
  lastLook = { at: now, version: `${files.length} ${Math.max(...times)}` };
  return lastLook.version;
}

/**
 * Memoizes a loader: builds, scripts and tests parse each file once. In development it reads again after a change of
 * content/, so that an edit shows without a restart and a second look at a page is quick. What is loaded is English,
 * whichever page asks first: a text is looked up in Kiswahili by its English words (twinsOf).
 */
export function memoizeLoader<Value>(load: () => Value): () => Value {
  let memo: { value: Value; version: string } | undefined;
  return () => {
    const version = process.env.NODE_ENV === 'development' ? contentVersion() : '';
    if (memo?.version !== version) memo = { value: inLanguage('en', load), version };
    return memo.value;
  };
}
