import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../contentHash.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

/** URLs of style sheets in a page's tags and data. */
const SHEET = /\/_next\/static\/chunks\/[\w-]+\.css/g;
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const STYLE_PRELOAD = /<link rel="preload" href="([^"]+)" as="style"[^>]*>/g;

/** Returns the style sheets of a page or its data, in order, without duplicates. */
const sheetsIn = (text: string): string[] => [...new Set(text.match(SHEET))];

/** Returns the style sheets shared by all pages. Pages without style sheets are ignored. */
export function sharedSheets(pages: readonly string[][]): string[] {
  const [first = [], ...others] = pages.filter((sheets) => sheets.length > 0);
  return first.filter((sheet) => others.every((sheets) => sheets.includes(sheet)));
}

/** Replaces the style sheets in a page's tags and data, leaving one tag for each. Throws if a sheet has no substitute. */
export function replaceSheets(text: string, substitutes: ReadonlyMap<string, string>): string {
  const tags = new Set<string>();
  return text
    .replace(SHEET, (sheet) => {
      const substitute = substitutes.get(sheet);
      if (!substitute) throw new Error(`${sheet} is in the data of a page, but not in the page itself`);
      return substitute;
    })
    .replace(STYLE_LINK, (tag, sheet: string) => {
      if (tags.has(sheet)) return '';
      tags.add(sheet);
      return tag;
    })
    .replace(STYLE_PRELOAD, (tag, sheet: string) => (tags.has(sheet) ? '' : tag));
}

const FOLDER = '/_next/static/css';

/** Concatenates sheets into one content-hashed file, and returns its URL. */
async function writeMerged(publish: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(publish, sheet), 'utf8')));
  const merged = texts.join('\n');
  const url = `${FOLDER}/${contentHash(merged)}.css`;
  await writeFile(join(publish, url), merged);
  return url;
}

/** Writes a page's own sheet, links it and the shared one, and returns their URLs. */
async function mergePage(publish: string, file: string, html: string, frame: ReadonlyMap<string, string>) {
  const own = sheetsIn(html).filter((sheet) => !frame.has(sheet));
  const url = own.length > 0 ? await writeMerged(publish, own) : '';
  const substitutes = new Map([...frame, ...own.map((sheet) => [sheet, url] as const)]);
  await writeFile(file, replaceSheets(html, substitutes));
  return [...substitutes.values()];
}

/**
 * Gives every page two style sheets: the one shared by all pages, and its own. The bundler splits styles as finely as
 * possible (next.config.mjs), because larger chunks contain other pages' styles; unmerged, each chunk would be a request.
 * Chunks stay in place for parts of the page that load on demand.
 */
async function mergeStyles(publish: string): Promise<void> {
  await mkdir(join(publish, FOLDER), { recursive: true });
  const files = exportedFiles(publish, '.html');
  const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })));
  const shared = sharedSheets(pages.map(({ html }) => sheetsIn(html)));
  const frameUrl = await writeMerged(publish, shared);
  const frame = new Map(shared.map((sheet) => [sheet, frameUrl]));

  const sheets = new Set<string>();
  for (const { file, html } of pages)
    for (const sheet of await mergePage(publish, file, html, frame)) sheets.add(sheet);
  console.log(`Styles: ${sheets.size} sheets for ${pages.length} pages, the frame's of ${shared.length} parts.`);
}

if (import.meta.main) await mergeStyles(exportFolder());
