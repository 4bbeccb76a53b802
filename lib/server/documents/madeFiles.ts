import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../content/source/contentFiles.ts';

/** The record of the files to download as the last build left them; path from the project root, not in git. */
const RECORD_FILE = '.generated/documents.json';

const recordSchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    /** Hash of all sources; absent for files that the firm supplied. */
    sources: z.string().optional(),
    /** Hash of the file, which distinguishes a made one from one that the firm has put in its place. */
    sha256: z.string(),
    pages: z.int().positive().optional(),
    /** URL of the picture of its first page. */
    picture: z.string().optional(),
  }),
);

/** The files by URL, which is also their path below public/. */
export type MadeFiles = z.infer<typeof recordSchema>;

/** Computes the SHA-256 of texts or bytes. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length distinguishes 'ab' + 'c' from 'a' + 'bc'.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Reads the record; empty before the first build. */
export function readMadeFiles(): MadeFiles {
  const file = join(/* turbopackIgnore: true */ projectRoot(), RECORD_FILE);
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes a file whole or not at all. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  const temporary = join(projectRoot(), '.generated/document');
  for (const path of [temporary, file]) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** Writes the record. */
export const writeMadeFiles = (files: MadeFiles): void =>
  writeWhole(join(projectRoot(), RECORD_FILE), `${JSON.stringify(files, null, 2)}\n`);
