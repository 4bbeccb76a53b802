'use client';
// Needs the browser: runs once React has taken over.

import { useEffect } from 'react';
import { START_EVENTS } from '@/lib/browser/page-start/events';

/** Tells the inline scripts that React has taken over. The last child of the body: effects of those before it have run. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(START_EVENTS.hydrated));
  }, []);
  return null;
}
