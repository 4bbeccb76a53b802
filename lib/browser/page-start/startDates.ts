import { DAY_MS, MINUTE_MS } from '@/lib/dates/time';
import { OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import { root } from './elements';
import { START_EVENTS } from './events';

/**
 * Keeps due dates of static pages true: hides elements with data-due (an ISO day) once that day is over in Dar es Salaam, and
 * writes the days left into the element with data-left inside, in the language of the document.
 */
export function startDates(): void {
  const countDays = (left: Element, days: number) => {
    left.textContent = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' }).format(days, 'day');
  };
  const update = () => {
    const today = Math.floor((Date.now() + OFFICE_OFFSET_MINUTES * MINUTE_MS) / DAY_MS);
    for (const element of document.querySelectorAll<HTMLElement>('[data-due]')) {
      const days = Date.parse(element.dataset.due ?? '') / DAY_MS - today;
      element.hidden = days < 0;
      const left = element.querySelector('[data-left]');
      // In tasks of their own: to load the words of the language takes a slow phone 50 ms.
      if (left) setTimeout(countDays, 0, left, days);
    }
  };
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener(START_EVENTS.timesShown, update);
}
