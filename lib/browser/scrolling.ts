/** Media query for visitors who prefer reduced motion. */
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

/** Returns 'smooth', or 'instant' for visitors who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia(REDUCED_MOTION_QUERY).matches ? 'instant' : 'smooth';

/** Scrolls the page to the top, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Scrolls an item's row sideways to centre the item. Never scrolls the page. */
export function centreInRow(item: HTMLElement): void {
  const row = item.parentElement;
  if (!row) return;
  const { left, width } = item.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (row.getBoundingClientRect().left + row.clientWidth / 2);
}
