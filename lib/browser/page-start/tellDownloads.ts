/**
 * Says for two seconds that a download has begun: in the place of its link's label, by the style sheet, and in the page's
 * notice (components/shell/LoadNotice.tsx) for those who listen. The browser saves the file by itself, so nothing is held back.
 * The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function tellDownloads(): void {
  const SHOWN_MS = 2000;
  const timers = new WeakMap<Element, number>();
  const say = (text: string) => {
    const words = document.querySelector('[data-load-notice]:not([data-state=failed]) p');
    if (words) words.textContent = text;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-notice]') : null;
    if (!link) return;
    link.setAttribute('data-started', '');
    say(link.dataset.notice ?? '');
    clearTimeout(timers.get(link));
    const end = () => {
      link.removeAttribute('data-started');
      say('');
    };
    timers.set(link, window.setTimeout(end, SHOWN_MS));
  });
}
