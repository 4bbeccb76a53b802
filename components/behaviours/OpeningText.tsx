'use client';
// Needs the browser: follows the clock.

import { useEffect, useState } from 'react';
import type { HolidayRules } from '@/lib/calendar/holidays';
import { type OpenHours, openingState } from '@/lib/dates/openingState';
import { MINUTE_MS } from '@/lib/dates/time';

type OpeningTextProps = {
  hours: readonly OpenHours[];
  holidays: HolidayRules;
  /** Stands there without script. */
  fallback: string;
  className?: string | undefined;
};

/** Whether the office is open, by its own clock; closed on public holidays. */
export function OpeningText({ hours, holidays, fallback, className }: OpeningTextProps) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const state = now && openingState(hours, holidays, now);
  return (
    <p className={className} data-state={state && (state.isOpen ? 'open' : 'closed')}>
      {state?.text ?? fallback}
    </p>
  );
}
