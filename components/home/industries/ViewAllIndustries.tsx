'use client';
// Needs the browser: after the navigation the new page scrolls smoothly to its list.

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { scrollBehavior } from '@/lib/browser/scrolling';

const TARGET_ID = 'industry-experience';
const TARGET = `/awards#${TARGET_ID}`;

/** Distance of the target from the top of the window, in px (specification, section 9). */
const SCROLL_OFFSET_PX = 120;
/** Time between two looks for the target. */
const RETRY_MS = 100;
/** What ends the search: the visitor scrolls, or goes elsewhere. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'];

/** Distance from the top of the page. Unlike the bounding rectangle it leaves out transforms of running animations. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  return element.offsetTop + (parent instanceof HTMLElement ? pageTop(parent) : 0);
}

/**
 * Scrolls smoothly to the element of this id as soon as the page has it, unless the visitor scrolls first. For targets on
 * the page that a link leads to: the search goes on after the component that asked for it has been unmounted.
 */
function scrollWhenPresent(id: string): void {
  const visitor = new AbortController();
  const timer = setInterval(() => {
    const target = document.getElementById(id);
    if (!target) return;
    visitor.abort();
    // From the top of the new page, not from where the last one was left.
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.scrollTo({ top: pageTop(target) - SCROLL_OFFSET_PX, behavior: scrollBehavior() });
  }, RETRY_MS);

  visitor.signal.addEventListener('abort', () => clearInterval(timer));
  for (const type of SCROLL_EVENTS)
    window.addEventListener(type, () => visitor.abort(), { passive: true, signal: visitor.signal });
}

/** Leads to the list of all sectors on the awards page. A plain link without script. */
export function ViewAllIndustries() {
  const router = useRouter();

  const handleClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    router.push(TARGET, { scroll: false });
    scrollWhenPresent(TARGET_ID);
  };

  return (
    <ButtonLink href={TARGET} variant="outline" onClick={handleClick}>
      View All Industries
    </ButtonLink>
  );
}
