import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { bestBrotli, quickBrotli } from './compress.ts';
import { exportedFiles, exportFolder } from './exportedFiles.ts';
import { dataFileOf, loadingOf } from './splitPages.ts';

/** Largest HTML of a page in bytes after brotli at its best: a text 14 kB, tables of rates and tools 18 kB, the library 25 kB. */
const HTML_BUDGET = { text: 14_000, tables: 18_000, library: 25_000 } as const;

/** Rates and tools hold all their rules as tables, for readers without script. */
const TABLES = /^(?:\/sw)?\/(?:rates|calculator|calendar)(?:\/|$)/;

/** Largest HTML and page data of a light page together. The first press on it waits for the data: 40 kB. */
const LIGHT_PAGE_BUDGET = 40_000;

const SCRIPT_TAG =
  /<script(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>|<link rel="(?:module)?preload"[^>]*as="script"[^>]*>/g;
const START_SCRIPT = /^<script data-page-start=""/;

type PageWeight = { path: string; loading: string; htmlBytes: number; dataBytes: number };

/** A page as it will be published: without the line that only deploy previews have (PreviewBanner). */
export const withoutPreviewLine = (html: string): string => html.replace(/<p[^>]*\bdata-preview=""[^>]*>.*?<\/p>/s, '');

/** Finds scripts that a light page loads before the visitor asks for them. */
export function extraScripts(html: string): string[] {
  const tags = html.match(SCRIPT_TAG) ?? [];
  return loadingOf(html) === 'light' ? tags.filter((tag) => !START_SCRIPT.test(tag)) : [];
}

/** The most that the HTML of a page may weigh, in bytes; undefined where there is no budget. */
export function htmlBudget({ path, loading }: Pick<PageWeight, 'path' | 'loading'>): number | undefined {
  if (path === '/resources') return HTML_BUDGET.library;
  if (loading !== 'light') return undefined;
  return TABLES.test(path) ? HTML_BUDGET.tables : HTML_BUDGET.text;
}

/** A word of prose after brotli, measured on four pages: 1.5 to 2.2 bytes. */
const BYTES_A_WORD = 2;

/** Message of the build about a page over its budget, for the author of the text. */
function overweight({ path, htmlBytes }: Pick<PageWeight, 'path' | 'htmlBytes'>, budget: number): string {
  const words = Math.ceil((htmlBytes - budget) / BYTES_A_WORD / 10) * 10;
  return (
    `${path}: its HTML weighs ${htmlBytes} bytes compressed, expected at most ${budget}. ` +
    `Leave out about ${words} words, or move a part to a page of its own; tables and pictures weigh more than prose.`
  );
}

/** Returns the mistakes in the weight of a page, in words. */
export function weightMistakes(page: PageWeight): string[] {
  const { path, loading, htmlBytes, dataBytes } = page;
  const budget = htmlBudget(page);
  const together = htmlBytes + dataBytes;
  return [
    ...(budget && htmlBytes > budget ? [overweight(page, budget)] : []),
    ...(loading === 'light' && together > LIGHT_PAGE_BUDGET
      ? [
          `${path}: its HTML and page data weigh ${together} bytes compressed, expected at most ${LIGHT_PAGE_BUDGET}. ` +
            'The data holds the props of client components and repeats text and inline pictures: give them less, or move a part to a page of its own.',
        ]
      : []),
  ];
}

/** The names of scripts differ from one machine to the next, and with them the weight of a page: by some 30 bytes. */
const MARGIN = 80;

/** Pages that pass here and may fail on another machine, in words. */
function narrowPasses(pages: readonly PageWeight[]): string[] {
  return pages.flatMap((page) => {
    const left = (htmlBudget(page) ?? Number.POSITIVE_INFINITY) - page.htmlBytes;
    return left >= 0 && left < MARGIN
      ? [`${page.path}: only ${left} bytes are left of its budget, which another machine may use up`]
      : [];
  });
}

/** A page as one line; a template is represented by its heaviest page. */
function rowsOf<Page extends PageWeight>(pages: readonly Page[]): { page: Page; name: string }[] {
  const templates = Map.groupBy(pages, ({ path, loading }) => `${dirname(path)} ${loading}`);
  return [...templates.values()].flatMap((group) => {
    const heaviest = group.reduce((most, page) => (page.htmlBytes > most.htmlBytes ? page : most));
    const folder = dirname(heaviest.path);
    const isTemplate = group.length > 3 && folder !== '/';
    return isTemplate
      ? [{ page: heaviest, name: `${folder}/* (${group.length})` }]
      : group.map((page) => ({ page, name: page.path }));
  });
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const lineOf = ({ loading, htmlBytes, dataBytes }: PageWeight, name: string) =>
  `  ${loading.padEnd(6)}${kB(htmlBytes)}${kB(dataBytes)}  ${name}`;

type Source = { html: string; data: string };

/** Weighs a page, quickly or at its best. */
async function weigh<Page extends Source>(page: Page, compress: (source: Buffer) => Promise<Buffer>) {
  const [html, data] = await Promise.all([page.html, page.data].map((text) => compress(Buffer.from(text))));
  return { ...page, htmlBytes: html?.length ?? 0, dataBytes: page.data ? (data?.length ?? 0) : 0 };
}

/**
 * Weighs pages, and states the weight of each page or template. The best compression takes thirty times as long as the quick
 * one, and never gives more bytes: it is used for pages near their budget or over it, and for pages in the printed list.
 */
export async function weighPages<Page extends Source & Pick<PageWeight, 'path' | 'loading'>>(
  sources: readonly Page[],
): Promise<{ pages: (Page & PageWeight)[]; lines: string[] }> {
  const quick = await Promise.all(sources.map((page) => weigh(page, quickBrotli)));
  const rows = rowsOf(quick).sort((a, b) => a.name.localeCompare(b.name));
  const exact = new Map<(typeof quick)[number], Promise<Page & PageWeight>>();
  const isNear = (page: PageWeight) => weightMistakes(page).length > 0 || narrowPasses([page]).length > 0;
  for (const page of [...rows.map(({ page }) => page), ...quick.filter(isNear)])
    if (!exact.has(page)) exact.set(page, weigh(page, bestBrotli));
  return {
    pages: await Promise.all(quick.map((page) => exact.get(page) ?? page)),
    lines: await Promise.all(rows.map(async ({ page, name }) => lineOf((await exact.get(page)) ?? page, name))),
  };
}

async function readPage(publish: string, file: string) {
  const html = await readFile(file, 'utf8');
  const dataFile = dataFileOf(html);
  return {
    path: `/${relative(publish, file).replace(/(^|\/)index\.html$|\.html$/, '')}`,
    loading: loadingOf(html) ?? '',
    html: withoutPreviewLine(html),
    data: dataFile ? await readFile(join(publish, dataFile), 'utf8') : '',
  };
}

/** Prints how each page loads and what it weighs, and fails where a page is over its budget. */
async function checkWeights(publish: string): Promise<void> {
  const sources = await Promise.all(exportedFiles(publish, '.html').map((file) => readPage(publish, file)));
  const { pages, lines } = await weighPages(sources);
  const mistakes = pages.flatMap((page) => [
    ...extraScripts(page.html).map(
      (tag) => `${page.path} is light and has ${tag}; expected no script but the start script`,
    ),
    ...weightMistakes(page),
  ]);
  console.log(
    `Weights in brotli, HTML and page data, of each page or the heaviest of a template:\n${lines.join('\n')}`,
  );
  for (const narrow of narrowPasses(pages)) console.warn(narrow);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) process.exitCode = 1;
}

if (import.meta.main) await checkWeights(exportFolder());
