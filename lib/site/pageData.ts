/**
 * The data file of a page: the work of Turbopack's start script and Next's data scripts. Written by
 * lib/server/site-build/splitPages.ts, read by lib/browser/page-start/loadPage.ts.
 */
export type PageData = {
  /** Turbopack's chunks and the modules that run first. */
  boot: unknown;
  /** Arguments of the calls that pass React its tree, in Next's own format, unchanged. */
  calls: unknown[];
};
