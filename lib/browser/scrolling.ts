/** Media query of visitors who ask their system for less motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** 'smooth', or 'instant' where the visitor asks for less motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(REDUCED_MOTION_QUERY).matches ? 'instant' : 'smooth';

/** Scrolls the page to its top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
