import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import { projectRoot } from '../content/source/contentFiles.ts';
import { writeAtomically } from '../writeAtomically.ts';
import { hashOf } from './madeFiles.ts';
import { type PageText, readPdfText } from './readPdfText.ts';

/** Cache of the texts, relative to the project root. Reading all PDFs takes seconds. */
const CACHE_FILE = '.generated/pdf-texts.json';

/** Version of the reader. Increment it with every change to invalidate the cache. */
const READER_VERSION = '1';

const cacheSchema = z.record(
  z.string(),
  z.array(z.array(z.strictObject({ text: z.string(), isHeading: z.boolean() }))),
);

function readCache(file: string): Record<string, PageText[]> {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Reads a PDF's text. Warns and returns undefined if it cannot be read, such as with a password; visitors can still open the
 * file.
 */
async function readOrWarn(path: string, bytes: Uint8Array): Promise<PageText[] | undefined> {
  try {
    return await readPdfText(bytes);
  } catch (error) {
    console.warn(`${path}: its text cannot be searched (${error instanceof Error ? error.message : error}).`);
    return undefined;
  }
}

/**
 * Returns the text of each page of PDFs below public/, by URL. Unchanged files come from the cache.
 * @param paths URLs of existing files
 */
export async function pdfTexts(paths: readonly string[], root = projectRoot()): Promise<Map<string, PageText[]>> {
  const file = join(root, CACHE_FILE);
  const before = readCache(file);
  const cache: Record<string, PageText[]> = {};
  const texts = new Map<string, PageText[]>();
  for (const path of paths) {
    const bytes = readFileSync(join(root, 'public', path));
    const key = hashOf(READER_VERSION, version, bytes);
    const pages = before[key] ?? (await readOrWarn(path, bytes));
    if (pages) cache[key] = pages;
    texts.set(path, pages ?? []);
  }
  if (Object.keys(cache).sort().join() !== Object.keys(before).sort().join())
    writeAtomically(file, JSON.stringify(cache));
  return texts;
}
