import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { bestBrotli, quickBrotli } from './compress.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

/** What the HTML of a page should weigh at most, in bytes after brotli: a text 14 kB, tables of rates and tools 18 kB, the library 25 kB. */
const ADVICE = { text: 14_000, tables: 18_000, library: 25_000 } as const;

/** Rates and tools show all their rules as tables, for readers without script. */
const TABLES = /^(?:\/sw)?\/(?:rates|calculator|calendar)(?:\/|$)/;

function adviceFor(path: string): number {
  if (path === '/resources') return ADVICE.library;
  return TABLES.test(path) ? ADVICE.tables : ADVICE.text;
}

/** A page as it will be published: without the line that only deploy previews have (PreviewBanner). */
export const withoutPreviewLine = (html: string): string =>
  html.replace(/<p[^>]*\bdata-part="preview"[^>]*>.*?<\/p>/s, '');

type Page = { path: string; html: Buffer; quick: number };

const weigh = async ({ html }: Page) => (await bestBrotli(html)).length;

/**
 * Prints what the heaviest page of each folder weighs, and warns of pages above the advice. It never stops a build. A quick
 * weight, which is never too small, chooses the pages that are weighed.
 */
async function printWeights(publish: string): Promise<void> {
  const pages = await Promise.all(
    exportedFiles(publish, '.html').map(async (file): Promise<Page> => {
      const path = `/${relative(publish, file).replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const html = Buffer.from(withoutPreviewLine(await readFile(file, 'utf8')));
      return { path, html, quick: (await quickBrotli(html)).length };
    }),
  );
  for (const [folder, group] of Map.groupBy(pages, ({ path }) => dirname(path))) {
    const heaviest = group.reduce((one, other) => (other.quick > one.quick ? other : one));
    const kilobytes = ((await weigh(heaviest)) / 1000).toFixed(1);
    console.log(`  ${kilobytes.padStart(6)} kB  ${heaviest.path}, of ${group.length} in ${folder}`);
  }
  for (const page of pages.filter(({ path, quick }) => quick > adviceFor(path))) {
    const [bytes, advice] = [await weigh(page), adviceFor(page.path)];
    if (bytes > advice) console.warn(`${page.path}: its HTML weighs ${bytes} bytes compressed; ${advice} are advised.`);
  }
}

if (import.meta.main) await printWeights(exportFolder());
