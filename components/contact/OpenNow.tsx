'use client';
// Needs the browser: the office is open or closed at the time of the visit, not at that of the build.

import { useEffect, useState } from 'react';
import { type OpenHours, openingState } from '@/lib/dates/openingState';
import styles from './OpenNow.module.scss';

/** Time between two updates, in ms. */
const REFRESH_MS = 60_000;

/** 'Open now' or when the office opens next, in the office's time zone; empty in the static page. */
export function OpenNow({ hours }: { hours: OpenHours[] }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  const state = now ? openingState(hours, now) : null;
  return (
    <p className={styles.line} data-state={state?.isOpen ? 'open' : 'closed'}>
      {state?.text ?? ' '}
    </p>
  );
}
