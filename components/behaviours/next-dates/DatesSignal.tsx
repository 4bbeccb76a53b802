'use client';
// Needs the browser: asks for the days left when dates are rendered after the page has been loaded.

import { useEffect } from 'react';
import { START_EVENTS } from '@/lib/browser/page-start/events';

/** Stands beside elements with data-due, whose days left the page's inline script writes (startDates.ts). */
export function DatesSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(START_EVENTS.timesShown));
  }, []);
  return null;
}
