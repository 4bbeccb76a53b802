import type { OpeningEntry } from '@/lib/dates/openingState';
import { MINUTE_MS } from '@/lib/dates/time';
import { OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import { START_EVENTS } from './events';

/** The first of January 1970 was a Thursday. */
const FIRST_DAY_MINUTES = 4 * 1440;

/**
 * Writes whether the office is open into every element with data-opening (an OpeningEntry[]): when the page is there, when
 * React has added one, and each minute.
 */
export function startOpening(): void {
  const update = () => {
    const minute = Math.floor(Date.now() / MINUTE_MS + OFFICE_OFFSET_MINUTES + FIRST_DAY_MINUTES) % 10_080;
    for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const schedule: OpeningEntry[] = JSON.parse(element.dataset.opening ?? '[]');
      const [, isOpen, text] = schedule.findLast(([from]) => from <= minute) ?? [0, 0, ''];
      element.dataset.state = isOpen ? 'open' : 'closed';
      element.textContent = text;
    }
  };
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener(START_EVENTS.timesShown, update);
  setInterval(update, MINUTE_MS);
}
