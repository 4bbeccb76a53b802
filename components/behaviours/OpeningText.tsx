'use client';

// Needs the browser: follows the clock.

import { useEffect, useState } from 'react';
import { useSay } from '#words';
import type { HolidayRules } from '@/lib/calendar/workingDays';
import { type OpenHours, type OpeningState, openingState } from '@/lib/dates/openingState';
import { MINUTE_MS } from '@/lib/dates/today';
import { type Say, sayName } from '@/lib/words/say';

/** Difference between clock hours and Swahili hours, counted from sunrise: 8:30 is 2:30 in the morning. */
const SWAHILI_HOURS = 6;

/** Returns '8:30 AM' for '08:30'; in Kiswahili '2:30 asubuhi'. */
function clockTime(time: string, { language }: Say): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inMinutes = String(minutes).padStart(2, '0');
  if (language === 'en') return `${hours % 12 || 12}:${inMinutes} ${hours < 12 ? 'AM' : 'PM'}`;
  const part = hours < 12 ? 'asubuhi' : hours < 16 ? 'mchana' : hours < 19 ? 'jioni' : 'usiku';
  return `${(hours + SWAHILI_HOURS) % 12 || 12}:${inMinutes} ${part}`;
}

/** Writes whether the office is open: 'Closed now. We open tomorrow at 8:30 AM.' */
export function openingText(state: OpeningState, say: Say): string {
  if (state.isOpen) return say('Open now, until {time}.', { time: clockTime(state.until, say) });
  const { holiday, next } = state;
  const closed = holiday ? say('Closed today: {holiday}.', { holiday: sayName(say, holiday) }) : say('Closed now.');
  if (!next) return closed;
  const { ahead, weekday, time } = next;
  const day = sayName(say, weekday);
  const when = ahead === 0 ? say('today') : ahead === 1 ? say('tomorrow') : say('on {day}', { day });
  return `${closed} ${say('We open {when} at {time}.', { when, time: clockTime(time, say) })}`;
}

type OpeningTextProps = {
  hours: readonly OpenHours[];
  holidays: HolidayRules;
  /** Stands there without script. */
  fallback: string;
};

/** Whether the office is open, by its own clock; closed on public holidays. */
export function OpeningText({ hours, holidays, fallback }: OpeningTextProps) {
  const say = useSay();
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const state = now && openingState(hours, holidays, now);
  return <p>{state ? openingText(state, say) : fallback}</p>;
}
