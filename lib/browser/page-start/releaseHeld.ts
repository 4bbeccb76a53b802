import type { StartEvents } from './events';

/**
 * Counts scripts that take longer than 8 seconds as failed while a press waits for them (holdPresses.ts), and lets the press then
 * go its own way, if it has one: a link leads to what they would have shown, a form that posts is answered by a page. The source
 * is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function releaseHeld({ waiting, hydrated, failed }: StartEvents): void {
  const LONGEST_MS = 8000;
  const PENDING = 'a[data-held][data-pending],form[data-held][method="post"] [data-pending]';
  let timer = 0;

  const stop = () => clearTimeout(timer);
  const release = () => {
    stop();
    const control = [...document.querySelectorAll<HTMLElement>(PENDING)].at(-1);
    // Held no longer, now or later.
    control?.closest('[data-held]')?.removeAttribute('data-held');
    control?.click();
  };
  const wait = () => {
    stop();
    timer = window.setTimeout(() => document.dispatchEvent(new Event(failed)), LONGEST_MS);
  };

  document.addEventListener(waiting, wait);
  document.addEventListener(failed, release);
  document.addEventListener(hydrated, stop, { once: true });
}
