import { readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { pdfTexts } from '../documents/pdfTexts.ts';
import { fileRecord } from '../search/fileRecord.ts';
import type { SearchableFile } from '../search/searchableFiles.ts';
import { exportedFiles } from './exportedFiles.ts';

/** Something that a query can find: its address, and its text as HTML. */
export type SearchRecord = { url: string; content: string };

/**
 * Words in a part of the index, of which a query fetches one for each of its words. Pagefind's own 20,000 make parts of
 * 27 kB, and three words would weigh as much as the search itself; these make 3 kB. The option has no better name yet.
 */
const PART_WORDS = { name: 'PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', value: '2000' };

/** What Pagefind writes for sites that take its own fields and lists, and its worker (see lib/search/loadPagefind.ts). */
const UNUSED = ['-ui.js', '-ui.css', 'pagefind-highlight.js', 'pagefind-worker.js'];

const NOT_LISTED = /<meta name="robots" content="[^"]*noindex/;

/** Address of an exported page: /about for about.html. */
const pageUrl = (file: string) =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/(?:^index)?\.html$/, '')}`;

/**
 * The pages of an export that the search may find: not those hidden from search engines, and not the pages of
 * documents, whose text is that of their PDFs.
 */
export async function pageRecords(publish: string, files: readonly SearchableFile[]): Promise<SearchRecord[]> {
  const documents = new Set(files.map(({ path }) => path.replace(/\.pdf$/, '')));
  const records: SearchRecord[] = [];
  for (const file of await exportedFiles(publish, '.html')) {
    const url = pageUrl(relative(publish, file));
    const content = documents.has(url) ? '' : await readFile(file, 'utf8');
    if (content !== '' && !NOT_LISTED.test(content)) records.push({ url, content });
  }
  return records;
}

/** The PDFs, page by page. */
export async function fileRecords(files: readonly SearchableFile[]): Promise<SearchRecord[]> {
  const texts = await pdfTexts(files.map(({ path }) => path));
  return files.map(({ path, title, isInLibrary }) => ({
    url: path,
    content: fileRecord({ title, pages: texts.get(path) ?? [], filters: isInLibrary ? { kind: 'document' } : {} }),
  }));
}

function refuseErrors(what: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index: ${what}: ${errors.join('; ')}`);
}

async function addRecord(index: PagefindIndex, record: SearchRecord): Promise<void> {
  const { errors } = await index.addHTMLFile(record);
  refuseErrors(record.url, errors);
}

async function removeUnused(folder: string): Promise<void> {
  const files = await Promise.all(['.js', '.css'].map((ending) => exportedFiles(folder, ending)));
  const unused = files.flat().filter((file) => UNUSED.some((ending) => file.endsWith(ending)));
  await Promise.all(unused.map((file) => rm(file)));
}

/** Writes the index of the records, and the script that searches it, into a folder of its own. */
export async function writeSearchIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  process.env[PART_WORDS.name] = PART_WORDS.value;
  const { index, errors } = await createIndex();
  refuseErrors('it cannot be begun', errors);
  if (!index) return;
  try {
    await rm(folder, { recursive: true, force: true });
    for (const record of records) await addRecord(index, record);
    const written = await index.writeFiles({ outputPath: folder });
    refuseErrors(join(folder), written.errors);
    await removeUnused(folder);
  } finally {
    await close();
  }
}
