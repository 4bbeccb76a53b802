'use client';
// Needs the browser: scrolls when the page has come.

import { useEffect } from 'react';
import { scrollBehavior } from '@/lib/browser/scrolling';

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
 * Scrolls smoothly to the element of this id where the URL's hash names it, as soon as it is there, unless the visitor scrolls
 * first. Not after Back, Forward or a reload, where the browser restores the place.
 */
export function ScrollToIndustries({ id }: { id: string }) {
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    const [load] = performance.getEntriesByType('navigation');
    if (load && 'type' in load && load.type !== 'navigate') return;
    const visitor = new AbortController();
    const timer = setInterval(() => {
      const target = document.getElementById(id);
      if (!target) return;
      visitor.abort();
      window.scrollTo({ top: pageTop(target) - SCROLL_OFFSET_PX, behavior: scrollBehavior() });
    }, RETRY_MS);

    visitor.signal.addEventListener('abort', () => clearInterval(timer));
    for (const type of SCROLL_EVENTS)
      window.addEventListener(type, () => visitor.abort(), { passive: true, signal: visitor.signal });
    return () => visitor.abort();
  }, [id]);
  return null;
}
