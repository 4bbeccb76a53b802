import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { projectRoot } from '../content/source/readCollection.ts';
import { hashOf } from './manifest.ts';
import { type PageText, readPdfText } from './readPdfText.ts';

/** Texts read before, from the project root: reading all of them takes seconds, and they change seldom. */
const KEPT_FILE = '.generated/pdf-texts.json';

/** Raised with every change of how texts are read: what was read before is then read anew. */
const READER = '1';

const keptSchema = z.record(z.string(), z.array(z.array(z.strictObject({ text: z.string(), isHeading: z.boolean() }))));

/** Nothing where there is no such file, or where it was cut off: then everything is read anew. */
function readKept(file: string): Record<string, PageText[]> {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Written beside and then put in place: several programs may read it at the same time. */
function writeKept(file: string, kept: Record<string, PageText[]>): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(kept));
  renameSync(beside, file);
}

/** Without its text a document can still be read: a scan, or a file with a password. */
async function readOrLeave(path: string, bytes: Uint8Array): Promise<PageText[] | undefined> {
  try {
    return await readPdfText(bytes);
  } catch (error) {
    console.warn(`${path}: its text cannot be searched (${error instanceof Error ? error.message : error}).`);
    return undefined;
  }
}

/**
 * The text of each page of PDFs below public/, by their addresses. A file is read once, and again when it has changed.
 *
 * @param paths addresses of files that are there
 */
export async function pdfTexts(paths: readonly string[], root = projectRoot()): Promise<Map<string, PageText[]>> {
  const file = join(root, KEPT_FILE);
  const before = readKept(file);
  const kept: Record<string, PageText[]> = {};
  const texts = new Map<string, PageText[]>();
  for (const path of paths) {
    const bytes = readFileSync(join(root, 'public', path));
    const key = hashOf(READER, version, bytes);
    const pages = before[key] ?? (await readOrLeave(path, bytes));
    if (pages) kept[key] = pages;
    texts.set(path, pages ?? []);
  }
  if (Object.keys(kept).sort().join() !== Object.keys(before).sort().join()) writeKept(file, kept);
  return texts;
}
