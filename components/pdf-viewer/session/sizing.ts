import { TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';
import type { Store } from './viewerState';

type SizedParts = Pick<Parts, 'viewer' | 'signal'>;

const TYPED_NOTE = '[contenteditable="true"]:focus';

/**
 * Refits the pages when the container is resized, for example by rotating the phone or opening the sidebar. If only a bar above the
 * pages opens or closes, they scroll by its height instead, so that they stay under the pointer at the same zoom. Refitting waits
 * while a note is being typed: setting a zoom, even the same one, makes pdf.js end the note, so an on-screen keyboard that opens
 * would lose the letters that follow.
 */
export function followSize({ viewer, signal }: SizedParts): void {
  const { container } = viewer;
  const topOf = () => container.getBoundingClientRect().top;
  let top = topOf();
  let width = container.clientWidth;

  const fitPages = () => {
    if (viewer.pagesCount === 0) return;
    // pdf.js recalculates a zoom that fits the window, and keeps a fixed factor.
    viewer.currentScaleValue = String(viewer.currentScaleValue);
    viewer.update();
  };

  // pdf.js is still storing the note when it loses focus.
  const fitLater = () => void setTimeout(fitPages);

  const observer = new ResizeObserver(() => {
    const moved = topOf() - top;
    const isBarAlone = moved !== 0 && container.clientWidth === width;
    top += moved;
    width = container.clientWidth;
    if (isBarAlone) {
      container.scrollTop += moved;
      viewer.update();
    } else if (container.querySelector(TYPED_NOTE))
      container.addEventListener('focusout', fitLater, { once: true, signal });
    else fitPages();
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Scrolling counts as finished after this long, in ms. */
const SCROLL_END_MS = 400;

/** Keeps `isScrolling` in the store up to date. */
export function followScrolling({ viewer, signal }: SizedParts, store: Store): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = () => {
    store.set({ isScrolling: true });
    clearTimeout(timer);
    timer = setTimeout(() => store.set({ isScrolling: false }), SCROLL_END_MS);
  };
  viewer.container.addEventListener('scroll', handleScroll, { passive: true, signal });
}

/** How long to wait before redrawing pages at a new zoom, in ms. Until then they are stretched. */
const DRAWING_DELAY_MS = 400;

/** A mouse wheel reports steps of 100 px, a touchpad small ones. This limits a single event to about 10 % of the zoom. */
const MAX_WHEEL_PX = 10;

/** Smaller pinch movements, as a fraction of the zoom, are accumulated first. */
const MIN_PINCH = 0.01;

/** Zooms around the pointer or fingers: by pinching, or with the wheel and Ctrl or Command. */
export function followGestures({ viewer, signal }: SizedParts): void {
  const zoomBy = (scaleFactor: number, origin: number[]) =>
    viewer.updateScale({ scaleFactor, origin, drawingDelay: DRAWING_DELAY_MS });

  let pinched = 1;
  new TouchManager({
    container: viewer.container,
    onPinching: (origin: number[], before: number, now: number) => {
      pinched *= now / before;
      if (Math.abs(pinched - 1) < MIN_PINCH) return;
      zoomBy(pinched, origin);
      pinched = 1;
    },
    onPinchEnd: () => {
      pinched = 1;
    },
    signal,
  });

  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turn = Math.max(-MAX_WHEEL_PX, Math.min(event.deltaY, MAX_WHEEL_PX));
    zoomBy(Math.exp(-turn / 100), [event.clientX, event.clientY]);
  };
  viewer.container.addEventListener('wheel', handleWheel, { passive: false, signal });
}
