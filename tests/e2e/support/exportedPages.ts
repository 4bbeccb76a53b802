import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STATIC_PAGE_META } from '../../../lib/site/sitePage.ts';
import { firstOfEach } from '../../support/first.ts';
import { isFull } from '../../support/isFull.ts';

const OUT = join(import.meta.dirname, '../../../out');

/** Pages of these folders share one template each and differ in their texts. */
const SAME_TEMPLATE = /^\/(services|rates|calendar|resources\/[^/]+)\/[^/]+$/;

/** Pages for unknown URLs, at their own addresses. */
export const NOT_THERE = ['/404', '/_not-found', '/services/not-found', '/sw/404'];

/** Returns the paths of the exported pages, without pages for unknown URLs. */
export const exportedPaths = (): string[] =>
  globSync('**/*.html', { cwd: OUT, exclude: ['pagefind/**', 'pdfjs/**'] })
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .filter((path) => !NOT_THERE.includes(path))
    .sort();

/** Checks whether a page declares itself static: it has no script but the inline one of every page. */
export const isStatic = (path: string): boolean =>
  readFileSync(join(OUT, `${path.slice(1) || 'index'}.html`), 'utf8').includes(`<meta name="${STATIC_PAGE_META}"`);

const templateOf = (path: string): string => (SAME_TEMPLATE.test(path) ? `${dirname(path)}/...` : path);

/** Returns the first page of each template. */
export const firstOfEachTemplate = (paths: readonly string[]): string[] => firstOfEach(paths, templateOf);

/**
 * Returns the kind of a page: its template. All calculators but the payroll are one kind, and a Kiswahili page has the
 * kind of its English page.
 */
const kindOf = (path: string): string =>
  templateOf(path.replace(/^\/sw(?=\/)/, '')).replace(/^\/calculator\/(?!payroll$)[^/]+$/, '/calculator/...');

/** Returns the pages of a sweep: all every night, else one of each kind. */
export const sweptPaths = (paths: readonly string[]): string[] => (isFull ? [...paths] : firstOfEach(paths, kindOf));
