import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_PAGES } from '../../lib/site/pages.ts';

/** How a page takes its script: at the first sign that someone uses it, or at once. */
export type Loading = 'light' | 'live';

/** Pages of the same template as one that is measured. */
const SAME_TEMPLATE = new Set([
  '/terms-of-service',
  '/accessibility',
  '/calculator/net-to-gross-salary',
  '/calculator/overtime',
  '/calculator/corporate-tax',
]);
/** One of each collection that has pages of its own. */
const OF_COLLECTIONS = ['/services/taxation', '/resources/articles/first-statutory-audit'];

/** Every page that search engines may show, from each collection one. */
export const WEIGHED_ROUTES: readonly string[] = [
  ...ALL_PAGES.filter(({ isHidden }) => !isHidden).map(({ path }) => path),
  ...OF_COLLECTIONS,
];

/** One of those for each template. */
export const ROUTES: readonly string[] = WEIGHED_ROUTES.filter((route) => !SAME_TEMPLATE.has(route));

/** File of a route in an export. */
export const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** How a route loads: as it is declared, and where it is not, as its page says by having scripts or none. */
export function loadingOf(out: string, route: string): Loading {
  const page: object = ALL_PAGES.find(({ path }) => path === route) ?? {};
  if ('loading' in page && (page.loading === 'light' || page.loading === 'live')) return page.loading;
  return /<script[^>]* src=/.test(readFileSync(join(out, pageFile(route)), 'utf8')) ? 'live' : 'light';
}
