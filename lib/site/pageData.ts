/**
 * The data file of a page: what Turbopack's start script and Next's data scripts do in an export. Written by
 * lib/server/site-build/splitPages.ts, read by lib/browser/page-start/loadPage.ts.
 */
export type PageData = {
  /** Turbopack's chunks and the modules that run first. */
  boot: unknown;
  /** Arguments of the calls that hand React its tree. Their form is Next's own: nothing here reads or changes it. */
  calls: unknown[];
};
