import type { OpeningEntry } from '@/lib/dates/openingState';
import { OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import type { StartEvents } from './events';

/** The first of January 1970 was a Thursday. */
const FIRST_DAY_MINUTES = 4 * 1440;

/** What the inlined function needs from outside. */
export const OPENING_SETTINGS = { shiftMinutes: OFFICE_OFFSET_MINUTES + FIRST_DAY_MINUTES };

/**
 * Writes whether the office is open into every element with data-opening (an OpeningEntry[]): when the page is there, when
 * React has added one, and each minute. The source is inlined into the head (PageStartScript), so it may use nothing
 * outside itself.
 */
export function startOpening({ timesShown, shiftMinutes }: StartEvents & typeof OPENING_SETTINGS): void {
  const update = () => {
    const minute = Math.floor(Date.now() / 60_000 + shiftMinutes) % 10_080;
    for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const schedule: OpeningEntry[] = JSON.parse(element.dataset.opening ?? '[]');
      const [, isOpen, text] = schedule.findLast(([from]) => from <= minute) ?? [0, 0, ''];
      element.dataset.state = isOpen ? 'open' : 'closed';
      element.textContent = text;
    }
  };
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener(timesShown, update);
  setInterval(update, 60_000);
}
