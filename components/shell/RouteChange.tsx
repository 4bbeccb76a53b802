'use client';
// Needs the browser: follows the route.

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { leaveFooter } from '@/lib/browser/leaveFooter';
import { START_EVENTS } from '@/lib/browser/page-start/events';

/**
 * Tells the inline script of the page, before the next paint, that the running application has changed the route. A focus left
 * in the footer moves to the page.
 */
export function RouteChange() {
  const path = usePathname();
  const shownPath = useRef(path);

  useLayoutEffect(() => {
    if (path === shownPath.current) return;
    shownPath.current = path;
    leaveFooter();
    document.dispatchEvent(new Event(START_EVENTS.routeChanged));
  }, [path]);

  return null;
}
