import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { bestBrotli, quickBrotli } from './compress.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';

/** Recommended maximum size of a page's HTML, in bytes after brotli. */
const ADVICE = { text: 14_000, tables: 18_000, library: 25_000 } as const;

/** Pages of rates and tools, which show all their rules as tables for visitors without JavaScript. */
const TABLES = /^(?:\/sw)?\/(?:rates|calculator|calendar)(?:\/|$)/;

function adviceFor(path: string): number {
  if (path === '/resources') return ADVICE.library;
  return TABLES.test(path) ? ADVICE.tables : ADVICE.text;
}

/** Returns a page as published, without the line that only deploy previews have (PreviewBanner). */
const withoutPreviewLine = (html: string): string => html.replace(/<p[^>]*\bdata-part="preview"[^>]*>.*?<\/p>/s, '');

type Page = { path: string; html: Buffer; quick: number };

const weigh = async ({ html }: Page) => (await bestBrotli(html)).length;

/**
 * Prints the size of the heaviest page in each folder, and warns about pages over the recommended maximum. Never stops a
 * build. A quick estimate, which is never too low, selects the pages to measure.
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
