import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { getFirm } from '../../../lib/server/content/loaders/firm.ts';

/** The exported site; `npm run build` makes it. */
export const OUT = join(import.meta.dirname, '../../../out');

/** An exported page: its file, the path that leads to it, its text and its parsed markup (no script has run). */
export type Page = { file: string; path: string; html: string; document: Document };

function readPage(file: string): Page {
  const html = readFileSync(join(OUT, file), 'utf8');
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  let parsed: Document | undefined;
  return {
    file,
    path,
    html,
    get document() {
      parsed ??= new JSDOM(html).window.document;
      return parsed;
    },
  };
}

/** Paths of the exported files with this ending, below the site's folder. */
export function filesEndingIn(ending: string): string[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && statSync(join(OUT, file)).isFile())
    .map((file) => relative(OUT, join(OUT, file)).replaceAll(sep, '/'))
    .sort();
}

/** Every exported page of the site; the search's own files are none. */
export const pages: Page[] = filesEndingIn('.html')
  .filter((file) => !file.startsWith('pagefind/') && !file.startsWith('pdfjs/'))
  .map(readPage);

/** True for a page that search engines may list. */
export const isIndexable = ({ document }: Page): boolean =>
  !document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex');

/** Origin of the published site. */
export const SITE_URL = getFirm().url;

/** The text of an exported file. */
export const read = (file: string): string => readFileSync(join(OUT, file), 'utf8');

/** True where the host would answer an address of this path with a file. */
export function isServed(path: string): boolean {
  const file = join(OUT, decodeURIComponent(path));
  return path === '/' || existsSync(`${file}.html`) || (existsSync(file) && statSync(file).isFile());
}

/** What is wrong on which page, in one list: a rule is broken for all to see at once. */
export function mistakesOf(rule: (page: Page) => string[], among: Page[] = pages): string[] {
  return among.flatMap((page) => rule(page).map((mistake) => `${page.file}: ${mistake}`));
}

const SHOWN = 20;

/** Fails with the mistakes themselves, a line each, and not with two long lists. */
export function assertNone(mistakes: readonly string[]): void {
  const different = [...new Set(mistakes)];
  const more = different.length > SHOWN ? `\n... and ${different.length - SHOWN} more` : '';
  assert.ok(different.length === 0, `${different.slice(0, SHOWN).join('\n')}${more}`);
}
