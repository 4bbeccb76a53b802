import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadingOf as declaredLoading } from '../../lib/server/site-build/splitPages.ts';
import { ALL_PAGES } from '../../lib/site/pages.ts';
import type { PageLoading } from '../../lib/site/sitePage.ts';

/** How a page gets its script: at the first intent to use it, or at once. */
export type Loading = PageLoading['loading'];

/** Pages of the same template as one that is measured. */
const SAME_TEMPLATE = new Set([
  '/terms-of-service',
  '/accessibility',
  '/calculator/net-to-gross-salary',
  '/calculator/overtime',
  '/calculator/payroll',
  '/calculator/corporate-tax',
  '/calculator/withholding-tax',
  '/calculator/vat',
  '/calculator/penalties',
  '/calculator/presumptive-tax',
]);
/** One of each collection that has pages of its own. */
const OF_COLLECTIONS = ['/services/taxation', '/resources/articles/first-statutory-audit'];

/** Every page that search engines may show, from each collection one. */
export const WEIGHED_ROUTES: readonly string[] = [
  ...ALL_PAGES.filter(({ isHidden }) => !isHidden).map(({ path }) => path),
  ...OF_COLLECTIONS,
];

/** BENCH_ROUTES: paths with commas between, for a run of minutes; every template where it is absent. */
const chosen = process.env.BENCH_ROUTES?.split(',');

/** One of those for each template. */
export const ROUTES: readonly string[] = WEIGHED_ROUTES.filter(
  (route) => chosen?.includes(route) ?? !SAME_TEMPLATE.has(route),
);

/** File of a route in an export. */
export const pageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** How a route loads, as its page declares. */
export const loadingOf = (out: string, route: string): Loading =>
  declaredLoading(readFileSync(join(out, pageFile(route)), 'utf8')) === 'light' ? 'light' : 'live';
