'use client';
// Needs the browser: says whether the office is open at the visitor's moment, not at that of the build.
import { useEffect, useState } from 'react';
import { type OpenHours, openingState } from '@/lib/dates/openingState';
import styles from './OpenNow.module.scss';

/** How often the line looks at the clock again. */
const REFRESH_MS = 60_000;

/** 'Open now' or when the office opens next, in the office's own time; nothing in the static page. */
export function OpenNow({ hours }: { hours: OpenHours[] }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  const state = now ? openingState(hours, now) : null;
  return (
    <p className={styles.line} data-state={state?.isOpen ? 'open' : 'closed'}>
      {state?.text ?? ' '}
    </p>
  );
}
