import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { getFirm } from '../../../lib/server/content/loaders/firm.ts';
import { COLLECTIONS } from '../../../lib/server/content/source/collections.ts';
import { readCollection } from '../../../lib/server/content/source/readCollection.ts';

/** The exported site, which `npm run build` creates. */
export const OUT = join(import.meta.dirname, '../../../out');

/** An exported page: its file, path, HTML and parsed document. Scripts are not run. */
export type Page = { file: string; path: string; html: string; document: Document };

/** One window for all pages, because creating one takes as long as parsing a page. */
const parser = new new JSDOM().window.DOMParser();

function readPage(file: string): Page {
  const html = readFileSync(join(OUT, file), 'utf8');
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  let parsed: Document | undefined;
  return {
    file,
    path,
    html,
    get document() {
      parsed ??= parser.parseFromString(html, 'text/html');
      return parsed;
    },
  };
}

/** Returns the exported files with an extension, as paths below the site's folder. */
export function filesEndingIn(ending: string): string[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && statSync(join(OUT, file)).isFile())
    .map((file) => relative(OUT, join(OUT, file)).replaceAll(sep, '/'))
    .sort();
}

/** All exported pages, except the HTML files of Pagefind and pdf.js. */
export const pages: Page[] = filesEndingIn('.html')
  .filter((file) => !file.startsWith('pagefind/') && !file.startsWith('pdfjs/'))
  .map(readPage);

/** Checks whether search engines may index a page. */
export const isIndexable = ({ document }: Page): boolean =>
  !document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex');

/** Origin of the published site. */
export const SITE_URL = getFirm('en').url;

export const read = (file: string): string => readFileSync(join(OUT, file), 'utf8');

/** Checks whether the host would serve a file at this path. */
export function isServed(path: string): boolean {
  const file = join(OUT, decodeURIComponent(path));
  return path === '/' || existsSync(`${file}.html`) || (existsSync(file) && statSync(file).isFile());
}

const replaced = readCollection(COLLECTIONS.redirects, 'en').map(({ from }) => from);

/** Checks whether an editor has removed or renamed a page, leaving a redirect at its path. */
export const isReplaced = (path: string): boolean => replaced.includes(path);

/** Applies a rule to pages; returns all mistakes in one list. */
export function mistakesOf(rule: (page: Page) => string[], among: Page[] = pages): string[] {
  return among.flatMap((page) => rule(page).map((mistake) => `${page.file}: ${mistake}`));
}

const SHOWN = 20;

/** Fails with one mistake per line instead of a diff of two lists. */
export function assertNone(mistakes: readonly string[]): void {
  const different = [...new Set(mistakes)];
  const more = different.length > SHOWN ? `\n... and ${different.length - SHOWN} more` : '';
  assert.ok(different.length === 0, `${different.slice(0, SHOWN).join('\n')}${more}`);
}
