import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file below public/: its address, and its content or how to make it. */
export type PublishedFile = { src: string; content: string | Uint8Array | (() => Promise<Uint8Array>) };

/** A name that carries a hash of its content, with or without a width after it. */
const HASHED_NAME = /-[0-9a-f]{8}(-\d+)?\.(svg|avif|webp|png)$/;

/** Ends the name of a file until it is whole. */
const UNFINISHED = '.unfinished';

/** Whether a file may be taken for up to date by its name alone. */
const isCurrent = (path: string) => HASHED_NAME.test(path) && existsSync(path);

/** Writes a file whole or not at all: what a build that was stopped left half written would be taken for current. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}${UNFINISHED}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

/**
 * Writes files below a folder. One whose name carries a hash is written once only:
 * that name cannot stand for another content.
 */
export async function publishFiles(folder: string, files: readonly PublishedFile[]): Promise<void> {
  for (const { src, content } of files) {
    const path = join(folder, src);
    if (isCurrent(path)) continue;
    await writeWhole(path, typeof content === 'function' ? await content() : content);
  }
}

/** Removes files with a hash in their names that are no longer asked for; an editor's own files have none. */
export async function removeStale(folder: string, below: string, wanted: readonly string[]): Promise<void> {
  const keep = new Set(wanted.map((src) => join(folder, src)));
  if (!existsSync(join(folder, below))) return;
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile() && (HASHED_NAME.test(entry.name) || entry.name.endsWith(UNFINISHED)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !keep.has(path));
  await Promise.all(stale.map((path) => rm(path)));
}
