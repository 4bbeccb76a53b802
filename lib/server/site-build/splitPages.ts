import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PageData } from '../../site/pageData.ts';
import { LOADING_META } from '../../site/sitePage.ts';
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
/** Tags for one network that only repeat Open Graph; that network reads Open Graph where they are missing. */
const REPEATED = /<meta name="twitter:(?!card")[^>]*>/g;
/** The script that runs what the others have registered; it looks for the script that it runs in. */
const RUNTIME = /\/turbopack-[^/]*$/;
const START_SCRIPT = '<script data-page-start=""';
/** What stands before the start script, and the script itself. */
const UP_TO_START = /^([\s\S]*?)(<script data-page-start=""[\s\S]*?<\/script>)/;
const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
/** A script of Next's that none of the patterns above knows. */
const LEFT_OVER = /<script(?! data-page-start)[^>]*(?: src=[^>]*>|>[^<]*(?:__next|TURBOPACK))/;

const LOADING = new RegExp(`<meta name="${LOADING_META.loading}" content="([^"]*)"`);

/** How a page loads, as its metadata says; undefined where it does not. */
export const loadingOf = (html: string): string | undefined => html.match(LOADING)?.[1];

/**
 * Moves the style sheets below the start script: a script waits for every sheet above it, and would ask for the answer to a URL
 * only when the last sheet is there. The browser looks ahead and asks for the sheets meanwhile.
 */
function startBeforeStyles(html: string): string {
  return html.replace(UP_TO_START, (_, before: string, start: string) => {
    const sheets = before.match(STYLE_SHEET) ?? [];
    return [before.replace(STYLE_SHEET, ''), start, ...sheets].join('');
  });
}

type SplitPage = {
  /** The page without scripts; its start script names what to load. */
  html: string;
  /** Text of its data file. */
  data: string;
};

/**
 * Takes the scripts and the data out of an exported page. Throws where the page is not built as expected, since its script
 * would then never load.
 */
export function splitPage(html: string): SplitPage {
  const loading = loadingOf(html);
  if (loading !== 'light' && loading !== 'live') {
    throw new Error('no loading kind; expected one in its metadata (lib/site/pages.ts)');
  }
  const boot = html.match(BOOT)?.[1];
  const calls = [...html.matchAll(DATA_CALL)].map(([, json = '']): unknown => JSON.parse(json));
  const scripts = [...html.matchAll(CHUNK)].flatMap(([, src, , noModule]) => (src && !noModule ? [src] : []));
  const [runtime, ...otherRuntimes] = new Set(scripts.filter((src) => RUNTIME.test(src)));
  const parts = new Set(scripts.filter((src) => src !== runtime));
  if (!boot || calls.length === 0 || !runtime || otherRuntimes.length > 0 || !html.includes(START_SCRIPT)) {
    throw new Error('expected the scripts of Next 16.4 and the start script of components/shell/PageStartScript.tsx');
  }
  const markup = [DATA_CALL, DATA_START, BOOT, CHUNK, PRELOAD, REPEATED].reduce(
    (text, tag) => text.replace(tag, ''),
    html,
  );
  const [leftOver] = markup.match(LEFT_OVER) ?? [];
  if (leftOver) throw new Error(`a script is left over that nothing would run in time: ${leftOver}`);
  const page: PageData = { boot: JSON.parse(boot), calls };
  const data = JSON.stringify(page);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);
  const names = ` data-page="${DATA_FOLDER}/${hash}.json" data-scripts="${[...parts, runtime].join(' ')}"`;
  return { html: startBeforeStyles(markup.replace(START_SCRIPT, () => `${START_SCRIPT}${names}`)), data };
}

/** Path in the export of the data file that a page names; empty where it names none. */
export const dataFileOf = (html: string): string => html.match(/ data-page="(\/[^"]+)"/)?.[1] ?? '';

/**
 * Takes scripts and data out of every page: one short inline script, the same on all of them, loads both, at once or at the
 * first intent. The HTML of a light page shrinks to half, and the content security policy needs one hash for all pages.
 */
async function splitPages(publish: string): Promise<void> {
  await mkdir(join(publish, DATA_FOLDER), { recursive: true });
  const files = exportedFiles(publish, '.html');
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    try {
      const page = splitPage(html);
      await writeFile(join(publish, dataFileOf(page.html)), page.data);
      await replaceFile(file, page.html);
    } catch (error) {
      throw new Error(`${relative(publish, file)} cannot be split: ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(`Pages: ${files.length} split into HTML and data.`);
}

if (import.meta.main) await splitPages(exportFolder());
