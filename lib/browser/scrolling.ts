/** Media query of visitors who prefer reduced motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Returns 'smooth', or 'instant' for visitors who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(REDUCED_MOTION_QUERY).matches ? 'instant' : 'smooth';

/** Scrolls the page to its top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
