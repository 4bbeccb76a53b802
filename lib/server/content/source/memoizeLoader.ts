import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from './contentFiles.ts';
import { projectRoot } from './projectRoot.ts';

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

/**
 * Memoizes a loader: builds, scripts and tests parse each file once. In development it reads again after a change of
 * content/, so that edits show without a restart. Values are always English: Kiswahili is looked up by the English text
 * (twinsOf).
 */
export function memoizeLoader<Value>(load: () => Value): () => Value {
  let memo: { value: Value; version: string } | undefined;
  return () => {
    const version = process.env.NODE_ENV === 'development' ? contentVersion() : '';
    if (memo?.version !== version) memo = { value: load(), version };
    return memo.value;
  };
}
