import { TouchManager } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parts } from './createParts';

/** Until the pages are drawn anew at the new zoom, in ms; meanwhile their pictures are stretched. */
const DRAWING_DELAY_MS = 400;

/** A wheel reports steps of 100 px, a touchpad small ones: this limits one event to about a tenth of the zoom. */
const MAX_WHEEL_PX = 10;

/** Smaller changes of the distance between two fingers, as a share of the zoom, are collected first. */
const MIN_PINCH = 0.01;

/** Zooms by pinching, and by the wheel with Ctrl or Command, about the point under the fingers. */
export function followGestures({ viewer, signal }: Pick<Parts, 'viewer' | 'signal'>): void {
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
