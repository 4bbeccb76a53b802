import { scrollBehavior } from '@/lib/browser/scrolling';

/** Room that the header takes above the target, in px (specification, section 9). */
export const SCROLL_OFFSET_PX = 120;

/** The target is looked for again after this time. */
export const RETRY_MS = 100;

/** After this time the search is given up. */
export const GIVE_UP_MS = 3000;

/** Distance from the top of the page. Unlike its rectangle it does not count what an animation moves at the moment. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? pageTop(parent) : 0);
}

/**
 * Scrolls smoothly to the element of this id once the page has it, and rests 120 px above it. Looks every 100 ms for at
 * most 3 s, on whatever page is shown by then: the component that asked for it is gone after the navigation.
 */
export function scrollToWhenThere(id: string): void {
  let waitedMs = 0;

  const timer = setInterval(() => {
    waitedMs += RETRY_MS;
    const target = document.getElementById(id);
    if (target) {
      // The new page is shown from its top, not from where the last one was left.
      window.scrollTo({ top: 0, behavior: 'instant' });
      window.scrollTo({ top: pageTop(target) - SCROLL_OFFSET_PX, behavior: scrollBehavior() });
    }
    if (target || waitedMs >= GIVE_UP_MS) clearInterval(timer);
  }, RETRY_MS);
}
