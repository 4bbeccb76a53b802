import { OFFICE_OFFSET_MINUTES } from '@/lib/dates/today';
import { say } from '@/lib/words/say';
import type { StartEvents } from './events';

/** What the inlined function needs from outside, with the words for 0, 1 and more days in the language of the page. */
export const dateSettings = () => ({
  shiftMs: OFFICE_OFFSET_MINUTES * 60_000,
  daysLeft: [say('today'), say('tomorrow'), say('in {days} days')],
});

/**
 * Keeps due dates of static pages true: hides elements with data-due (an ISO day) once that day is over in Dar es Salaam, and
 * writes the days left into the element with data-left inside. The source is inlined into the head (PageStartScript), so it
 * may use nothing outside itself.
 */
export function startDates({ datesShown, shiftMs, daysLeft }: StartEvents & ReturnType<typeof dateSettings>): void {
  const update = () => {
    const today = Math.floor((Date.now() + shiftMs) / 86_400_000);
    for (const element of document.querySelectorAll<HTMLElement>('[data-due]')) {
      const days = Date.parse(element.dataset.due ?? '') / 86_400_000 - today;
      element.hidden = days < 0;
      const left = element.querySelector('[data-left]');
      if (left) left.textContent = daysLeft[days > 1 ? 2 : days]?.replace('{days}', `${days}`) ?? null;
    }
  };
  document.addEventListener('DOMContentLoaded', update);
  document.addEventListener(datesShown, update);
}
