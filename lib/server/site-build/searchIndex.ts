import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { transform } from 'esbuild';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { WORDS_FILE } from '../../search/searchFiles.ts';
import { splitWords } from '../../search/words.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import { languageOf } from '../../words/language.ts';
import { pdfTexts } from '../documents/readPdfText.ts';
import { fileRecord, type SearchableFile, searchableFiles } from '../search/fileRecord.ts';
import { searchablePages } from '../search/searchablePages.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

const ROW = /<tr\b[^>]*>.*?<\/tr>/gs;
/** A non-empty cell, with its content. */
const CELL = /(<(t[hd])\b[^>]*>)(?!<\/t)(.*?)(<\/\2>)/gs;
/** A list or a paragraph at the end of a cell. */
const BLOCK_END = /<\/(?:p|li|ul|ol|div)>\s*$/;
/** End tags that would join two words, unless punctuation follows. */
const JOINED = /(<\/(?:a|caption|dt|span|time)>)(?=<)(?!(?:<[^>]*>)+[,.;:)])/g;
/** Space before an element excluded from the index, if punctuation follows: '1% , of turnover'. */
const BEFORE_SIGN = /\s+(<(\w+)\b[^>]*data-pagefind-ignore[^>]*>(?:(?!<\/?\2\b).)*<\/\2>)(?=(?:<[^>]*>)*[,.;:)])/gs;

/** Punctuates a row's cells like a sentence, 'Services: 5%, 15%.', because they would otherwise run together. */
function punctuateRow(row: string): string {
  const count = row.match(CELL)?.length ?? 0;
  let at = 0;
  return row.replace(CELL, (_, open: string, _name: string, content: string, close: string) => {
    at += 1;
    const sign = at === count ? '. ' : at === 1 ? ': ' : ', ';
    // Pagefind ends a block itself.
    if (BLOCK_END.test(content)) return `${open}${content}${close}`;
    return `${open}${content.trimEnd().replace(/\.$/, '')}${sign}${close}`;
  });
}

/**
 * Converts an exported page to HTML for Pagefind.
 * @param title page name shown in results, if its heading is a slogan; defaults to the heading
 */
export function pageRecord(html: string, title: string | undefined): string {
  const meta = title ? `<meta data-pagefind-meta="title[content]" content="${escapeMarkup(title)}">` : '';
  return html
    .replace(/(<main\b[^>]*>)/, `$1${meta}`)
    .replace(ROW, punctuateRow)
    .replace(BEFORE_SIGN, '$1')
    .replace(JOINED, '$1 ');
}

/** A searchable record: its URL, and its text as HTML. */
type SearchRecord = { url: string; content: string };

/**
 * Words per index chunk. A query fetches one chunk per word: Pagefind's default of 20,000 makes chunks of 27 kB, 500 makes
 * chunks of 1 kB. The list of chunks, which every query fetches, grows by 2 kB. The option is still marked unstable.
 */
const CHUNK_WORDS = { name: 'PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE', value: '500' };

/** Files of Pagefind's own user interface, and its worker (see lib/browser/loadIndexes.ts). */
const UNUSED = ['-ui.js', '-ui.css', 'pagefind-highlight.js', 'pagefind-worker.js'];

/** Controls and states, whose words should not match searches. Other parts of pages use data-pagefind-ignore. */
const LEFT_OUT = ['aside', 'button', 'noscript', '[hidden]', '[role=status]'];

const NOT_LISTED = /<meta name="robots" content="[^"]*noindex/;

/** Returns an exported page's URL: /about for about.html. */
const pageUrl = (file: string) =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/(?:^index)?\.html$/, '')}`;

/**
 * Returns the English pages to index, except those hidden from search engines, and documents' pages, which are indexed by
 * the text of their PDFs.
 */
async function pageRecords(publish: string, files: readonly SearchableFile[]): Promise<SearchRecord[]> {
  const documents = new Set(files.map(({ path }) => path.replace(/\.pdf$/, '')));
  const titles = new Map(searchablePages().map(({ href, title }) => [href, title]));
  const records: SearchRecord[] = [];
  for (const file of exportedFiles(publish, '.html')) {
    const url = pageUrl(relative(publish, file));
    if (documents.has(url) || languageOf(url) === 'sw') continue;
    const content = await readFile(file, 'utf8');
    if (!NOT_LISTED.test(content)) records.push({ url, content: pageRecord(content, titles.get(url)) });
  }
  return records;
}

async function fileRecords(files: readonly SearchableFile[]): Promise<SearchRecord[]> {
  const texts = await pdfTexts(files.map(({ path }) => path));
  return files.map(({ path, title, isInLibrary }) => ({
    url: path,
    content: fileRecord({ title, pages: texts.get(path) ?? [], isInLibrary }),
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
  await Promise.all(UNUSED.flatMap((ending) => exportedFiles(folder, ending)).map((file) => rm(file)));
}

/** Minifies Pagefind's script, which every first query fetches. It is published with comments and long names. */
async function minifyScripts(folder: string): Promise<void> {
  for (const file of exportedFiles(folder, '.js')) {
    const { code } = await transform(await readFile(file, 'utf8'), { minify: true, format: 'esm' });
    await writeFile(file, code);
  }
}

/** Writes the records' index, and the script that searches it, to a separate folder. */
export async function writeSearchIndex(records: readonly SearchRecord[], folder: string): Promise<void> {
  process.env[CHUNK_WORDS.name] = CHUNK_WORDS.value;
  const { index, errors } = await createIndex({ excludeSelectors: LEFT_OUT });
  refuseErrors('it cannot be begun', errors);
  if (!index) return;
  try {
    await rm(folder, { recursive: true, force: true });
    for (const record of records) await addRecord(index, record);
    const written = await index.writeFiles({ outputPath: folder });
    refuseErrors(join(folder), written.errors);
    await removeUnused(folder);
    await minifyScripts(folder);
  } finally {
    await close();
  }
}

/** Returns all words of the records, most frequent first. The spelling correction chooses from them. */
export function commonWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = new Set(splitWords(text.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')));
    for (const word of words) if (/^\p{L}{4,}$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, inA], [b, inB]) => inB - inA || a.localeCompare(b)).map(([word]) => word);
}

/** Writes an export's search index: its pages, and every page of its PDFs. */
async function indexSite(publish: string): Promise<void> {
  const files = searchableFiles();
  const pages = await pageRecords(publish, files);
  const records = [...pages, ...(await fileRecords(files))];
  await writeSearchIndex(records, join(publish, 'pagefind'));
  const words = commonWords(records.map(({ content }) => content));
  await writeFile(join(publish, WORDS_FILE), words.join('\n'));
  console.log(`Search: ${records.length} pages and PDFs, and ${words.length} words.`);
}

if (import.meta.main) await indexSite(exportFolder());
