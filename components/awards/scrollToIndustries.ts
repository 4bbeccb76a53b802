import { scrollBehavior } from '@/lib/browser/scrolling';

const HASH = '#industry-experience';
/** Distance between the target and the top of the window, in px (specification, section 9). */
const SCROLL_OFFSET_PX = 120;
const RETRY_MS = 100;
/** Events that abort the scrolling, because the visitor takes over. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Distance from the top of the page, ignoring the transforms of running animations, which the bounding rectangle includes. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? pageTop(parent) : 0);
}

/**
 * If the URL's hash points to the industries on the awards page, scrolls to them smoothly once they are in the page, unless the
 * visitor scrolls first. Does nothing after Back, Forward or a reload, when the browser restores the scroll position.
 */
export function scrollToIndustries(): void {
  if (location.hash !== HASH) return;
  const [load] = performance.getEntriesByType('navigation');
  if (load && 'type' in load && load.type !== 'navigate') return;
  const search = new AbortController();
  const timer = setInterval(() => {
    const target = document.querySelector<HTMLElement>(HASH);
    if (!target) return;
    search.abort();
    window.scrollTo({ top: pageTop(target) - SCROLL_OFFSET_PX, behavior: scrollBehavior() });
  }, RETRY_MS);
  search.signal.addEventListener('abort', () => clearInterval(timer));
  for (const type of SCROLL_EVENTS)
    window.addEventListener(type, () => search.abort(), { passive: true, signal: search.signal });
}
