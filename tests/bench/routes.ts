import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadingOf as declaredLoading } from '../../lib/server/site-build/splitPages.ts';
import { ALL_PAGES } from '../../lib/site/pages.ts';
import type { PageLoading } from '../../lib/site/sitePage.ts';

/** When a page loads its script: at the first intent to use it, or at once. */
export type Loading = PageLoading['loading'];

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

/** Returns how a route loads, as its page declares. */
export const loadingOf = (out: string, route: string): Loading =>
  declaredLoading(readFileSync(join(out, pageFile(route)), 'utf8')) === 'light' ? 'light' : 'live';
