/**
 * The data file of a light page: what Turbopack's start script and Next's data scripts do in other pages. Written by
 * lib/server/site-build/lightPages.ts, read by lib/browser/page-start/loadOnIntent.ts.
 */
export type PageData = { boot: unknown; flight: unknown[] };
