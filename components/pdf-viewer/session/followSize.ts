import type { Parts } from './createParts';
import { isFitted } from './zoom';

/**
 * Fits the pages again when the container's size changes: a turned phone, the sidebar, full screen. What is being read
 * stays where it is when a bar opens above it.
 */
export function followSize({ viewer, signal }: Pick<Parts, 'viewer' | 'signal'>): void {
  const { container } = viewer;
  const topOf = () => container.getBoundingClientRect().top;
  let top = topOf();

  const observer = new ResizeObserver(() => {
    const moved = topOf() - top;
    top += moved;
    // At its top the document is shown from its top.
    if (container.scrollTop > 0) container.scrollTop += moved;
    if (viewer.pagesCount === 0) return;
    const value = viewer.currentScaleValue;
    if (isFitted(value)) viewer.currentScaleValue = value;
    viewer.update();
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
