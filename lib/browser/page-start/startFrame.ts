/** Numbers of the frame, passed in because the function's source stands alone in the page. */
export type FrameSettings = {
  /** Past this many pixels the header turns white. */
  headerChangePx: number;
  /** Past this many pixels the button to the top appears. */
  toTopPx: number;
};

export const FRAME_SETTINGS: FrameSettings = { headerChangePx: 10, toTopPx: 400 };

/**
 * What the frame of every page does without React: marks that script runs and how far the page is scrolled, moves it back
 * to the top, selects numbers on focus, replaces pictures that fail. Its source is inlined into the head (PageStartScript), so it may use nothing
 * outside itself.
 */
export function startFrame({ headerChangePx, toTopPx }: FrameSettings): void {
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
  addEventListener('scroll', handleScroll, { passive: true });
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

  // All of a number on focus, so that typing replaces it.
  let focused: HTMLInputElement | undefined;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLInputElement && target.inputMode ? target : undefined;
    focused?.select();
  });
  // WebKit puts the caret where a press was, after its click. What the visitor has selected by dragging stays.
  document.addEventListener('click', ({ target }) => {
    const field = target === focused ? focused : undefined;
    focused = undefined;
    if (!field) return;
    const { value } = field;
    setTimeout(() => {
      if (field.selectionStart === field.selectionEnd && field.value === value) field.select();
    });
  });

  // A menu may lead to another part of the page one is on.
  addEventListener('hashchange', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());

  // An error of a picture does not bubble. A fallback that fails too stays.
  const handleError = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || !image.dataset.fallback) return;
    const { fallback, failure } = image.dataset;
    if (failure) console.error(`${failure}: ${image.currentSrc || image.src}`);
    image.removeAttribute('data-fallback');
    if (image.parentElement?.tagName === 'PICTURE') {
      // Kept in the document, since React owns them.
      for (const source of image.parentElement.querySelectorAll('source')) source.removeAttribute('srcset');
    }
    image.src = fallback;
  };
  document.addEventListener('error', handleError, true);
}
