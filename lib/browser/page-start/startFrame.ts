import { closest, root } from './elements';

/** Past this many pixels the header turns white. */
const HEADER_CHANGE_PX = 10;
/** Past this many pixels the button to the top appears. */
const TO_TOP_PX = 400;
/** Scrolled by as many pixels in one direction, the page goes down or up. */
const TURN_PX = 6;
/** A calculator with its result. */
const RESULT = '[data-result]:not(a)';

let turnedAt = 0;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Says on the root element how far the page is scrolled, and when bars fixed over the page should leave (leaves-the-way of
 * components/foundations/_mixins.scss): data-scrolled-down while the page goes down, until its end is reached, and data-reading
 * while a result is on the screen.
 */
function showPlace(): void {
  const distance = root.scrollHeight - innerHeight;
  root.toggleAttribute('data-scrolled', scrollY > HEADER_CHANGE_PX);
  root.toggleAttribute('data-scrolled-far', scrollY > TO_TOP_PX);
  const ring = document.querySelector<SVGElement>('[data-scroll-progress]');
  // The path's length is 1.
  if (ring) ring.style.strokeDashoffset = String(distance > 0 ? Math.max(0, 1 - scrollY / distance) : 1);

  const moved = scrollY - turnedAt;
  const isEdge = scrollY <= TURN_PX || scrollY > distance - TURN_PX;
  if (isEdge || Math.abs(moved) >= TURN_PX) {
    root.toggleAttribute('data-scrolled-down', moved > 0 && !isEdge);
    turnedAt = scrollY;
  }
  root.toggleAttribute('data-reading', [...document.querySelectorAll(RESULT)].some(isOnScreen));
}

/** What the frame of every page does without React: marks that script runs and how far the page is scrolled, leads to the top. */
export function startFrame(): void {
  root.setAttribute('data-js', '');
  addEventListener('scroll', showPlace);
  addEventListener('DOMContentLoaded', () => {
    showPlace();
    // The page grows or shrinks: a result has come, or gone.
    new ResizeObserver(showPlace).observe(root);
    const year = document.querySelector('[data-current-year]');
    if (year) year.textContent = String(new Date().getFullYear());
  });

  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-to-top]')) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  });

  // A menu may lead to another part of the page one is on, and Back to the page as it was left.
  const closeMenu = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, closeMenu);
}
