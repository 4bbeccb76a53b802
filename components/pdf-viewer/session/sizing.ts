import { TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';
import type { Store } from './viewerState';

type SizedParts = Pick<Parts, 'viewer' | 'signal'>;

const TYPED_NOTE = '[contenteditable="true"]:focus';

/**
 * Fits the pages again when the container's size changes: a turned phone, the sidebar, full screen. Where only a bar opens or closes
 * above the pages they stay under the pointer: they are scrolled by its height and keep their zoom. While a note is typed the pages
 * wait, since pdf.js ends every note when a zoom is set, even the same one: a keyboard that opens on the screen would
 * take the letters that follow.
 */
export function followSize({ viewer, signal }: SizedParts): void {
  const { container } = viewer;
  const topOf = () => container.getBoundingClientRect().top;
  let top = topOf();
  let width = container.clientWidth;

  const fitPages = () => {
    if (viewer.pagesCount === 0) return;
    // pdf.js works out again a zoom that fits the window, and leaves a factor as it is.
    viewer.currentScaleValue = String(viewer.currentScaleValue);
    viewer.update();
  };

  // pdf.js is still storing the note when the focus leaves it.
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

/** Scrolling counts as over after this pause, in ms. */
const SCROLL_END_MS = 400;

/** Notifies the store while the pages scroll. */
export function followScrolling({ viewer, signal }: SizedParts, store: Store): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = () => {
    store.set({ isScrolling: true });
    clearTimeout(timer);
    timer = setTimeout(() => store.set({ isScrolling: false }), SCROLL_END_MS);
  };
  viewer.container.addEventListener('scroll', handleScroll, { passive: true, signal });
}

/** Until the pages are drawn again at the new zoom, in ms; meanwhile their pictures are stretched. */
const DRAWING_DELAY_MS = 400;

/** A wheel reports steps of 100 px, a touchpad small ones: this limits one event to about a tenth of the zoom. */
const MAX_WHEEL_PX = 10;

/** Smaller changes of the distance between two fingers, as a share of the zoom, are collected first. */
const MIN_PINCH = 0.01;

/** Zooms by pinching, and by the wheel with Ctrl or Command, about the point under the fingers. */
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
