'use client';
// Needs the browser: runs once React has taken over.

import { useEffect } from 'react';
import { START_EVENTS } from '@/lib/browser/page-start/events';

/**
 * Marks the document, and tells the inline scripts, that React has taken over. The last child of the body: effects of those
 * before it have run. In a task of its own: what was held is carried out then, and React renders nothing at once within an
 * effect.
 */
export function HydrationSignal() {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.documentElement.setAttribute('data-hydrated', '');
      document.dispatchEvent(new Event(START_EVENTS.hydrated));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
