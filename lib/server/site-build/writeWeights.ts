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

type WeighFile = (file: { url: string; isText: boolean }) => Promise<number>;

/** Weighs each file once: most sheets and all fonts are those of many pages. */
function fileScale(publish: string): WeighFile {
  const weigh: WeighFile = async ({ url, isText }) => {
    const file = await readFile(join(publish, url));
    return isText ? (await bestBrotli(file)).length : file.length;
  };
  const weights = new Map<string, Promise<number>>();
  return (file) => {
    const weight = weights.get(file.url) ?? weigh(file);
    weights.set(file.url, weight);
    return weight;
  };
}

/** Bytes that a first visit to a light page takes from the line: its HTML, style sheets and fonts. */
async function bytesOf(html: string, weighFile: WeighFile): Promise<number> {
  const page = await bestBrotli(Buffer.from(splitPage(html).html));
  const files = await Promise.all(filesOf(html).map(weighFile));
  return files.reduce((sum, bytes) => sum + bytes, page.length);
}

/** Writes the weight of each page that says it, into the page and the data from which it is opened out of another one. */
async function writeWeights(publish: string): Promise<void> {
  const weights = new Map<string, string>();
  const weighFile = fileScale(publish);
  const writeInto = async (file: string) => {
    const html = await readFile(file, 'utf8');
    if (!html.includes(WEIGHT_TOKEN)) return;
    const weight = formatFileSize(await bytesOf(html, weighFile));
    weights.set(relative(publish, file).replace(/\.html$/, ''), weight);
    await replaceFile(file, html.replaceAll(WEIGHT_TOKEN, weight));
  };
  await Promise.all(exportedFiles(publish, '.html').map(writeInto));
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
