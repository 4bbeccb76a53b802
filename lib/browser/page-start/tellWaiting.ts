import type { StartEvents } from './events';

/**
 * Says that a press waits for script, and that script could not be loaded, in the page's notice (components/shell/LoadNotice.tsx).
 * The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function tellWaiting({ waiting, hydrated, failed }: StartEvents): void {
  const tell = (state: 'waiting' | 'failed' | 'done') => {
    const notice = document.querySelector<HTMLElement>('[data-load-notice]');
    const words = notice?.querySelector('p');
    if (!notice || !words) return;
    notice.dataset.state = state;
    words.textContent = notice.dataset[state] ?? '';
  };
  document.addEventListener(waiting, () => tell('waiting'));
  document.addEventListener(failed, () => tell('failed'));
  document.addEventListener(hydrated, () => tell('done'), { once: true });
}
