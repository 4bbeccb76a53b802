import { OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import type { StartEvents } from './events';

/** What the inlined function needs from outside. */
export const DATE_SETTINGS = { shiftMs: OFFICE_OFFSET_MINUTES * 60_000 };

/**
 * Keeps due dates of static pages true: hides elements with data-due (an ISO day) once that day is over in Dar es Salaam, and
 * writes the days left into the element with data-left inside, in the language of the document. The source is inlined into
 * the head (PageStartScript), so it may use nothing outside itself.
 */
export function startDates({ timesShown, shiftMs }: StartEvents & typeof DATE_SETTINGS): void {
  const countDays = (left: Element, days: number) => {
    left.textContent = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(
      days,
      'day',
    );
  };
  const update = () => {
    const today = Math.floor((Date.now() + shiftMs) / 86_400_000);
    for (const element of document.querySelectorAll<HTMLElement>('[data-due]')) {
      const days = Date.parse(element.dataset.due ?? '') / 86_400_000 - today;
      element.hidden = days < 0;
      const left = element.querySelector('[data-left]');
      // In tasks of their own: to load the words of the language takes a slow phone 50 ms.
      if (left) setTimeout(countDays, 0, left, days);
    }
  };
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener(timesShown, update);
}
