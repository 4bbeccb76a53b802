import { TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';

/** Between the zoomed picture of a page and the page drawn anew, in ms. */
const DRAWING_DELAY_MS = 400;

/** A wheel turns in leaps of 100 px, a touchpad in small ones: no event zooms by more than a tenth. */
const LARGEST_TURN_PX = 10;

/** A finger's way counts from this share of the zoom on: smaller ones are noise. */
const SMALLEST_CHANGE = 0.01;

/** Zooms by pinching, and by the wheel with Ctrl, about the point under the fingers. */
export function followGestures({ viewer, signal }: Parts): void {
  const zoomBy = (scaleFactor: number, origin: number[]) =>
    viewer.updateScale({ scaleFactor, origin, drawingDelay: DRAWING_DELAY_MS });

  let pinched = 1;
  new TouchManager({
    container: viewer.container,
    onPinching: (origin: number[], before: number, now: number) => {
      pinched *= now / before;
      if (Math.abs(pinched - 1) < SMALLEST_CHANGE) return;
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
    const turn = Math.max(-LARGEST_TURN_PX, Math.min(event.deltaY, LARGEST_TURN_PX));
    zoomBy(Math.exp(-turn / 100), [event.clientX, event.clientY]);
  };
  viewer.container.addEventListener('wheel', handleWheel, { passive: false, signal });
}
