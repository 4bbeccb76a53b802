/** What the inlined function needs from outside. */
export const FRAME_SETTINGS = {
  /** Past this many pixels the header turns white. */
  headerChangePx: 10,
  /** Past this many pixels the button to the top appears. */
  toTopPx: 400,
};

/**
 * What the frame of every page does without React: marks that script runs and how far the page is scrolled, moves it back
 * to the top. Its source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function startFrame({ headerChangePx, toTopPx }: typeof FRAME_SETTINGS): void {
  const root = document.documentElement;
  root.setAttribute('data-js', '');

  const handleScroll = () => {
    const { scrollY, innerHeight } = window;
    root.toggleAttribute('data-scrolled', scrollY > headerChangePx);
    root.toggleAttribute('data-scrolled-far', scrollY > toTopPx);
    const ring = document.querySelector<SVGElement>('[data-scroll-progress]');
    const distance = root.scrollHeight - innerHeight;
    // The path's length is 1.
    if (ring) ring.style.strokeDashoffset = String(distance > 0 ? Math.max(0, 1 - scrollY / distance) : 1);
  };
  addEventListener('scroll', handleScroll);
  addEventListener('DOMContentLoaded', () => {
    handleScroll();
    const year = document.querySelector('[data-current-year]');
    if (year) year.textContent = String(new Date().getFullYear());
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-to-top]')) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  });

  // A menu may lead to another part of the page one is on.
  addEventListener('hashchange', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
}
