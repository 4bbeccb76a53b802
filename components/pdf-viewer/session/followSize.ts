import type { Parts } from './createParts';
import { isFitted } from './zoom';

/** Fits the pages again when the container's size changes: a turned phone, the sidebar, full screen. */
export function followSize({ viewer, signal }: Pick<Parts, 'viewer' | 'signal'>): void {
  const observer = new ResizeObserver(() => {
    if (viewer.pagesCount === 0) return;
    const value = viewer.currentScaleValue;
    if (isFitted(value)) viewer.currentScaleValue = value;
    viewer.update();
  });
  observer.observe(viewer.container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
