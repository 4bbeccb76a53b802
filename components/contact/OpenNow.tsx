'use client';
// Needs the browser: asks for the sentence when it is rendered after the page has been loaded.

import { useEffect } from 'react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import type { OpeningEntry } from '@/lib/dates/openingState';
import styles from './OpenNow.module.scss';

/** 'Open now' or when the office opens next, by its own clock; written by the page's inline script (startOpening.ts). */
export function OpenNow({ schedule }: { schedule: readonly OpeningEntry[] }) {
  useEffect(() => {
    document.dispatchEvent(new Event(START_EVENTS.openingShown));
  }, []);
  return (
    <p className={styles.line} data-opening={JSON.stringify(schedule)} suppressHydrationWarning>
      {'\u00a0'}
    </p>
  );
}
