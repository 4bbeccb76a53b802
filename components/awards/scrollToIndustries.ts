import { scrollBehavior } from '@/lib/browser/scrolling';

const HASH = '#industry-experience';
/** Distance of the target from the top of the window, in px (specification, section 9). */
const SCROLL_OFFSET_PX = 120;
const RETRY_MS = 100;
/** What ends the search: the visitor scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Distance from the top of the page. Unlike the bounding rectangle it leaves out transforms of running animations. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? pageTop(parent) : 0);
}

/**
 * Scrolls smoothly to the industries of the awards page where the URL's hash names them, as soon as they are there, unless the
 * visitor scrolls first. Not after Back, Forward or a reload, where the browser restores the place.
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
