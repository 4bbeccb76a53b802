/** What the inlined function needs from outside. */
export const WAY_SETTINGS = {
  /** Scrolled by as many pixels in one direction, the page goes down or up. */
  turnPx: 6,
  /** A calculator with its result, or with its example. */
  resultSelector: '[data-result]:not(a),[data-example]',
};

/**
 * Says on the root element when what is fixed over the page should leave (leaves-the-way of components/foundations/
 * _mixins.scss): data-scrolled-down while the page goes down, until its end is reached, and data-reading while a result is on
 * the screen. The source is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function makeWay({ turnPx, resultSelector }: typeof WAY_SETTINGS): void {
  const root = document.documentElement;
  let turnedAt = 0;

  const isOnScreen = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const update = () => {
    const moved = scrollY - turnedAt;
    const isEdge = scrollY <= turnPx || scrollY > root.scrollHeight - innerHeight - turnPx;
    if (isEdge || Math.abs(moved) >= turnPx) {
      root.toggleAttribute('data-scrolled-down', moved > 0 && !isEdge);
      turnedAt = scrollY;
    }
    root.toggleAttribute('data-reading', [...document.querySelectorAll(resultSelector)].some(isOnScreen));
  };
  addEventListener('scroll', update);
  // The page grows or shrinks: a result has come, or gone.
  addEventListener('DOMContentLoaded', () => new ResizeObserver(update).observe(root));
}
