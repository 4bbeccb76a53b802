import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadingOf as declaredLoading } from '../../lib/server/site-build/splitPages.ts';
import { CALCULATORS } from '../../lib/site/calculators.ts';
import { ALL_PAGES } from '../../lib/site/pages.ts';
import type { PageLoading } from '../../lib/site/sitePage.ts';

/** How a page gets its script: at the first intent to use it, or at once. */
export type Loading = PageLoading['loading'];

/** Pages of the same template as one that is measured. */
const SAME_TEMPLATE = new Set<string>([
  '/terms-of-service',
  '/accessibility',
  ...CALCULATORS.filter(({ id, group }) => id !== 'gross-to-net-salary' && group !== 'dates').map(({ path }) => path),
]);
/** One of each collection that has pages of its own. */
const OF_COLLECTIONS = ['/services/taxation', '/resources/articles/first-statutory-audit'];

/** Weighed only: what search engines may not show cannot have Lighthouse's whole score for them. */
const HIDDEN_FROM_SEARCH = ['/search'];

/** Every page that visitors arrive at, from each collection one. */
export const WEIGHED_ROUTES: readonly string[] = [
  ...ALL_PAGES.filter(({ isHidden }) => !isHidden).map(({ path }) => path),
  ...OF_COLLECTIONS,
  ...HIDDEN_FROM_SEARCH,
];

/** BENCH_ROUTES: paths with commas between, for a run of minutes; every template where it is absent. */
const chosen = process.env.BENCH_ROUTES?.split(',');

/** One of those for each template. */
export const ROUTES: readonly string[] = WEIGHED_ROUTES.filter(
  (route) => chosen?.includes(route) ?? !(SAME_TEMPLATE.has(route) || HIDDEN_FROM_SEARCH.includes(route)),
);

/** File of a route in an export. */
export const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** How a route loads, as its page declares. */
export const loadingOf = (out: string, route: string): Loading =>
  declaredLoading(readFileSync(join(out, pageFile(route)), 'utf8')) === 'light' ? 'light' : 'live';
