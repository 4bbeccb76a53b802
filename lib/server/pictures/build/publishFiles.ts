import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_PAGES } from '../../documents/firstPage.ts';
import { UNFINISHED, writeAtomically } from '../../writeAtomically.ts';

/** A file below public/: its URL path, and its content or a function that generates it. */
export type PublishedFile = { src: string; content: string | Uint8Array | (() => Promise<Uint8Array>) };

const HASHED_NAME = /-[0-9a-f]{10}(-\d+)?\.(svg|avif|png)$/;

/** Checks for an existing file with a content hash in its name, which is up to date and, thanks to writeAtomically, whole. */
const isCurrent = (path: string) => HASHED_NAME.test(path) && existsSync(path);

/** Writes each file once below a folder. Skips existing files with a content hash in their name. */
export async function publishFiles(folder: string, files: readonly PublishedFile[]): Promise<void> {
  const unique = new Map(files.map((file) => [join(folder, file.src), file.content]));
  const missing = [...unique].filter(([path]) => !isCurrent(path));
  await Promise.all(
    missing.map(async ([path, content]) =>
      writeAtomically(path, typeof content === 'function' ? await content() : content),
    ),
  );
}

/** Deletes files with a content hash in their name that are no longer wanted. Editors' own files have none and are kept. */
export async function removeStale(folder: string, below: string, wanted: readonly string[]): Promise<void> {
  const keep = new Set(wanted.map((src) => join(folder, src)));
  if (!existsSync(join(folder, below))) return;
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile() && (HASHED_NAME.test(entry.name) || entry.name.endsWith(UNFINISHED)))
    .map((entry) => join(entry.parentPath, entry.name))
    // Documents are made at the same time, and remove their own pictures.
    .filter((path) => !keep.has(path) && !path.startsWith(join(folder, FIRST_PAGES)));
  await Promise.all(stale.map((path) => rm(path)));
}
