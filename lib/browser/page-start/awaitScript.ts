import { START_EVENTS } from './events';

/** Scripts that take longer count as failed while a press waits for them. */
const LONGEST_MS = 8000;
/** Presses that have a way of their own: a link leads to what they would have shown, a form that posts is answered by a page. */
const PENDING = 'a[data-held][data-pending],form[data-held][method="post"] [data-pending]';

/** Writes into the page's notice (components/shell/LoadNotice.tsx). */
function tell(state: 'waiting' | 'failed' | 'done'): void {
  const notice = document.querySelector<HTMLElement>('[data-load-notice]');
  const words = notice?.querySelector('p');
  if (!notice || !words) return;
  notice.dataset.state = state;
  words.textContent = notice.dataset[state] ?? '';
}

/** Lets the last press that waits go its own way. It is held no longer, now or later. */
function release(): void {
  const control = [...document.querySelectorAll<HTMLElement>(PENDING)].at(-1);
  control?.closest('[data-held]')?.removeAttribute('data-held');
  control?.click();
}

/** Says that a press waits for script (recordActs.ts), and that script could not be loaded; the press then goes its own way. */
export function awaitScript(): void {
  let timer = 0;

  document.addEventListener(START_EVENTS.waiting, () => {
    tell('waiting');
    clearTimeout(timer);
    timer = window.setTimeout(() => document.dispatchEvent(new Event(START_EVENTS.failed)), LONGEST_MS);
  });
  document.addEventListener(START_EVENTS.failed, () => {
    tell('failed');
    clearTimeout(timer);
    release();
  });
  document.addEventListener(START_EVENTS.hydrated, () => {
    tell('done');
    clearTimeout(timer);
  });
}
