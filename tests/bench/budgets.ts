/** Script that a page fetches by itself, against that of an empty Next export. */
export const SCRIPT_RATIO = { light: 0, live: 1.12, home: 1.14 };

/** Style sheets of any page, in bytes after brotli. */
export const STYLE_BUDGET = 14_000;

/** Script of a calculator that no page of text has, in bytes after brotli. */
export const CALCULATOR_SCRIPT = 18_000;

/**
 * Light pages in Lighthouse, against the same page without script: transferred bytes, ratio of the largest paint,
 * milliseconds of blocking on top, and the score.
 */
export const LIGHT_PAGE = { total: 60_000, largestPaintRatio: 1.1, blockingMs: 20, performance: 100 };

/** Live pages in Lighthouse, against empty exports: blocking against a bare one, largest paint against one with style and fonts. */
export const LIVE_PAGE = { largestPaintRatio: 1.15, blockingRatio: 1.15, performance: 98, homeTotal: 215_000 };

/** From the first tap to a working control, against the time to hydrate where scripts load at once. */
export const FIRST_TAP_RATIO = 1.2;

/** From a press to a sign of it, on a weak phone. */
export const SIGN_MS = 100;

/** The heap after all navigations against that after the first half of them. */
export const NAVIGATION_HEAP_RATIO = 1.05;

/** Requests on Home before anyone touches it. */
export const HOME_REQUESTS = 20;

/** Layout shift on load, and over a scroll to the foot of the page. */
export const SHIFT_BUDGET = { load: 0, scroll: 0.02 };

/** Bytes that the first query of a visit may transfer: the search itself, its index and the texts of the hits. */
export const SEARCH_BYTES = 150_000;

/** What a build from nothing may take by the number of services: seconds, and the memory of all its processes in bytes. */
export const BUILD_BUDGETS = [
  { services: 11, seconds: 60, bytes: 4e9 },
  { services: 100, seconds: 90, bytes: 4e9 },
  { services: 1000, seconds: 300, bytes: 4e9 },
];
