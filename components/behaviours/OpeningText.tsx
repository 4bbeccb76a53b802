'use client';
// Needs the browser: follows the clock.

import { useEffect, useState } from 'react';
import { minuteOfWeek, type OpeningEntry } from '@/lib/dates/openingState';
import { MINUTE_MS } from '@/lib/dates/time';

type OpeningTextProps = {
  schedule: readonly OpeningEntry[];
  /** Stands there without script. */
  fallback: string;
  className?: string | undefined;
};

/** Whether the office is open, by its own clock. */
export function OpeningText({ schedule, fallback, className }: OpeningTextProps) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const minute = now && minuteOfWeek(now);
  const [, isOpen, text] = schedule.findLast(([from]) => minute !== undefined && from <= minute) ?? [0, 0, fallback];
  return (
    <p className={className} data-state={minute === undefined ? undefined : isOpen ? 'open' : 'closed'}>
      {text}
    </p>
  );
}
