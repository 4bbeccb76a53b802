import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { WEIGHT_TOKEN } from '../../site/weightToken.ts';
import { formatFileSize } from '../resources/formatFileSize.ts';
import { bestBrotli } from './compress.ts';
import { exportedFiles, exportFolder, replaceFile } from './exportedFiles.ts';
import { splitPage } from './splitPages.ts';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const FONT = /<link rel="preload" href="([^"]+)" as="font"/g;

/** Files that a browser loads with a page before anything is pressed, and whether a host compresses them. */
export function filesOf(html: string): { url: string; isText: boolean }[] {
  const urls = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))];
  return [
    ...urls(STYLE_SHEET).map((url) => ({ url, isText: true })),
    ...urls(FONT).map((url) => ({ url, isText: false })),
  ];
}

/** Bytes that a first visit to a light page takes from the line: its HTML, style sheets and fonts. */
async function bytesOf(html: string, publish: string): Promise<number> {
  const files = filesOf(html).map(async ({ url, isText }) => {
    const file = await readFile(join(publish, url));
    return isText ? (await bestBrotli(file)).length : file.length;
  });
  const page = await bestBrotli(Buffer.from(splitPage(html).html));
  return (await Promise.all(files)).reduce((sum, bytes) => sum + bytes, page.length);
}

/** Writes the weight of each page that says it, into the page and the data from which it is opened out of another one. */
async function writeWeights(publish: string): Promise<void> {
  const weights = new Map<string, string>();
  for (const file of exportedFiles(publish, '.html')) {
    const html = await readFile(file, 'utf8');
    if (!html.includes(WEIGHT_TOKEN)) continue;
    const weight = formatFileSize(await bytesOf(html, publish));
    weights.set(relative(publish, file).replace(/\.html$/, ''), weight);
    await replaceFile(file, html.replaceAll(WEIGHT_TOKEN, weight));
  }
  for (const file of exportedFiles(publish, '.txt')) {
    const text = await readFile(file, 'utf8');
    if (!text.includes(WEIGHT_TOKEN)) continue;
    const path = relative(publish, file);
    // guides/a.txt, and guides/a/__next.….txt beside its segments.
    const weight = weights.get(path.replace(/\.txt$/, '')) ?? weights.get(path.replace(/\/__next\..*$/, ''));
    if (!weight) throw new Error(`${path} says a weight, but no page stands beside it`);
    await replaceFile(file, text.replaceAll(WEIGHT_TOKEN, weight));
  }
  console.log(`Weights: written into ${weights.size} pages.`);
}

if (import.meta.main) await writeWeights(exportFolder());
