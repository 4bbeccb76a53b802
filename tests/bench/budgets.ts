/** Maximum ratio of a page's own script to an empty Next export's. */
export const SCRIPT_RATIO = { light: 0, live: 1.14, home: 1.16 };

/** Style sheets of any page, in bytes after brotli. */
export const STYLE_BUDGET = 14_500;

/**
 * Additional script of a calculator, in bytes after brotli. The two salary tools set it: years, deductions, a bonus
 * month and a second salary. The others stay below 17,000.
 */
export const CALCULATOR_SCRIPT = 20_000;

/** From the first tap on a light page to a working control, on the slow line, in milliseconds. */
export const FIRST_TAP_MS = 3_500;

/** Ratio of the heap after all navigations to the heap after half of them. */
export const NAVIGATION_HEAP_RATIO = 1.05;

/**
 * Lighthouse's mobile run: score, largest paint and blocking time in milliseconds, layout shift. The library sets the
 * largest paint, since its first pictures load after its script; text pages stay near 1,500.
 */
export const LIGHTHOUSE = { performance: 98, largestPaint: 2_100, blocking: 150, shift: 0 };
