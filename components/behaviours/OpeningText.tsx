'use client';
// Needs the browser: asks for the sentence when it is rendered after the page has been loaded.

import { useEffect } from 'react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import type { OpeningEntry } from '@/lib/dates/openingState';

type OpeningTextProps = {
  schedule: readonly OpeningEntry[];
  /** Stands there without script. */
  fallback: string;
  className?: string | undefined;
};

/** Whether the office is open, by its own clock; written by the page's inline script (startOpening.ts). */
export function OpeningText({ schedule, fallback, className }: OpeningTextProps) {
  useEffect(() => {
    document.dispatchEvent(new Event(START_EVENTS.timesShown));
  }, []);
  return (
    <p className={className} data-opening={JSON.stringify(schedule)} suppressHydrationWarning>
      {fallback}
    </p>
  );
}
