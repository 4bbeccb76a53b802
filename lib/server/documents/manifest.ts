import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../content/source/projectRoot.ts';

/** Record of every file that the catalogues offer; path from the project root. */
const MANIFEST_FILE = 'lib/server/documents/manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestEntrySchema = z.strictObject({
  /** URL of the file, also its path below public/. */
  path: z.string().startsWith('/'),
  /** Hash of all sources; absent for files that the firm supplied. */
  sources: sha256.optional(),
  bytes: z.int().positive(),
  /** Hash of the file. */
  sha256,
  /** Pages of a PDF. */
  pages: z.int().positive().optional(),
  /** Hash of the picture of a PDF's first page (firstPageOf). */
  firstPage: sha256.optional(),
});

const manifestSchema = z.array(manifestEntrySchema);

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

/** Computes the SHA-256 of several texts or files, in hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length distinguishes 'ab' + 'c' from 'a' + 'bc'.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Computes the SHA-256 of a file's bytes, as `sha256sum` prints it. */
export const hashOfFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads the record; empty if no file was made yet. Throws if it cannot be parsed. */
export function readManifest(root: string = projectRoot()): ManifestEntry[] {
  const file = join(/* turbopackIgnore: true */ root, MANIFEST_FILE);
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Writes the record, sorted by path. */
export function writeManifest(entries: readonly ManifestEntry[], root: string = projectRoot()): void {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writeFileSync(join(root, MANIFEST_FILE), `${JSON.stringify(manifestSchema.parse(sorted), null, 2)}\n`);
}
