import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PageData } from '../../site/pageData.ts';
import { LOADING_META } from '../seo/pageMetadata.ts';
import { exportedFiles, exportFolder, replaceFile } from './exportedFiles.ts';

const DATA_FOLDER = '/_next/static/page-data';
const HASH_LENGTH = 12;

/** Next's inline script with a page's data: a call whose argument is JSON. */
const DATA_CALL = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const DATA_START = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/;
/** Turbopack's start script: what the chunks are and which modules run first. */
const BOOT = /<script id="_R_">\(globalThis\["TURBOPACK"\][^<]*?\)\.push\(([\s\S]*?)\);<\/script>/;
const CHUNK = /<script src="(\/_next\/static\/[^"]+)"( async="")?( noModule="")?[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const START_SCRIPT = '<script data-page-start=""';

const metaOf = (html: string, name: string) => html.match(new RegExp(`<meta name="${name}" content="([^"]*)"`))?.[1];

/** How a page loads, as its metadata says; undefined where it does not. */
export const loadingOf = (html: string): string | undefined => metaOf(html, LOADING_META.loading);

export type LightPage = {
  /** The page without scripts and data; its start script names what to load. */
  html: string;
  data: string;
};

/** Attributes in HTML, without those that are empty. */
const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('');

/**
 * Takes the scripts and the data out of an exported page. Throws where the page is not built as expected, since its script
 * would then never load.
 */
export function lightPage(html: string): LightPage {
  const boot = html.match(BOOT)?.[1];
  const flight = [...html.matchAll(DATA_CALL)].map(([, json = '']): unknown => JSON.parse(json));
  const scripts = [...html.matchAll(CHUNK)].flatMap(([, src, , noModule]) => (src && !noModule ? [src] : []));
  if (!boot || flight.length === 0 || scripts.length === 0 || !html.includes(START_SCRIPT)) {
    throw new Error('expected the scripts of Next 16.4 and the start script of components/shell/PageStartScript.tsx');
  }
  const page: PageData = { boot: JSON.parse(boot), flight };
  const data = JSON.stringify(page);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
  const names = attributes({
    'data-page': `${DATA_FOLDER}/${hash}.json`,
    'data-scripts': [...new Set(scripts)].join(' '),
    'data-answers': metaOf(html, LOADING_META.answers),
  });
  const light = [DATA_CALL, DATA_START, BOOT, CHUNK, PRELOAD].reduce((text, tag) => text.replace(tag, ''), html);
  return { html: light.replace(START_SCRIPT, `${START_SCRIPT}${names}`), data };
}

/** Path in the export of the data file that a light page names. */
export const dataFileOf = (html: string): string => html.match(/ data-page="([^"]+)"/)?.[1] ?? '';

/** Makes the pages light that say so, each with a data file that is named by its content. */
async function makeLightPages(publish: string): Promise<void> {
  await mkdir(join(publish, DATA_FOLDER), { recursive: true });
  const files = exportedFiles(publish, '.html');
  let count = 0;
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const loading = loadingOf(html);
    if (loading !== 'light' && loading !== 'live') {
      throw new Error(`${relative(publish, file)}: no loading kind; expected one in its metadata (lib/site/pages.ts)`);
    }
    if (loading === 'live') continue;
    try {
      const light = lightPage(html);
      await writeFile(join(publish, dataFileOf(light.html)), light.data);
      await replaceFile(file, light.html);
    } catch (error) {
      throw new Error(
        `${relative(publish, file)} cannot be made light: ${error instanceof Error ? error.message : error}`,
      );
    }
    count += 1;
  }
  console.log(`Light pages: ${count} of ${files.length} load their script and data at the first intent.`);
}

if (import.meta.main) await makeLightPages(exportFolder());
