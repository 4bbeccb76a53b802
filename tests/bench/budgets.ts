/** Maximum ratio of a plain page's script to an empty Next export's. A static page has none; the two salary tools set it. */
export const SCRIPT_RATIO = { plain: 1.21, home: 1.25 };

/** Style sheets of any page, in bytes after brotli. */
export const STYLE_BUDGET = 14_500;

/** When a plain page is ready on a slow line, as a ratio to the same page with its scripts left in their place. */
export const READY_RATIO = 1.15;

/**
 * Lighthouse's mobile run: score, largest paint and blocking time in milliseconds, layout shift. The library sets the
 * largest paint, since its first pictures load after its script; text pages stay near 1,500.
 */
export const LIGHTHOUSE = { performance: 98, largestPaint: 2_100, blocking: 150, shift: 0 };
