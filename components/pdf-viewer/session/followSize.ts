import type { Parts } from './createParts';
import { isFitted } from './zoom';

/** A note that is being typed. */
const TYPED_NOTE = '[contenteditable="true"]:focus';

/**
 * Fits the pages again when the container's size changes: a turned phone, the sidebar, full screen. Where only a bar opens or closes
 * above the pages they stay under the pointer: they are scrolled by its height and keep their zoom. While a note is typed the pages
 * wait, since pdf.js ends every note where it is told of a zoom, even of the same one: a keyboard that opens on the screen would
 * take the letters that follow.
 */
export function followSize({ viewer, signal }: Pick<Parts, 'viewer' | 'signal'>): void {
  const { container } = viewer;
  const topOf = () => container.getBoundingClientRect().top;
  let top = topOf();
  let width = container.clientWidth;

  const fitPages = () => {
    if (viewer.pagesCount === 0) return;
    const value = viewer.currentScaleValue;
    if (isFitted(value)) viewer.currentScaleValue = value;
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
