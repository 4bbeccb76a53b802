import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_PAGES } from '../../lib/site/pages.ts';
import { STATIC_PAGE_META } from '../../lib/site/sitePage.ts';

/** One page of each collection. */
const OF_COLLECTIONS = ['/services/taxation', '/resources/articles/first-statutory-audit'];

/** Pages where visitors arrive, one of each collection. */
export const WEIGHED_ROUTES: readonly string[] = [
  ...ALL_PAGES.filter(({ isHidden }) => !isHidden).map(({ path }) => path),
  ...OF_COLLECTIONS,
  '/search',
];

/** Returns the file of a route in an export. */
export const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Checks whether a page declares itself static. */
export const isStaticPage = (out: string, route: string): boolean =>
  readFileSync(join(out, pageFile(route)), 'utf8').includes(`<meta name="${STATIC_PAGE_META}"`);
