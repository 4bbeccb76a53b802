import { followSize } from '@/components/pdf-viewer/session/followSize';
import { followGestures } from '@/components/pdf-viewer/session/gestures';
import { createNavigating } from '@/components/pdf-viewer/session/navigating';
import { fakeParts } from './fakePdfjs';

type Pinch = {
  onPinching: (origin: number[], before: number, now: number) => void;
  onPinchEnd: () => void;
  signal: AbortSignal;
};
let mockPinch: Pinch | undefined;
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  TouchManager: function TouchManager(options: Pinch) {
    mockPinch = options;
  },
}));

describe('navigating', () => {
  const { viewer, linkService, parts } = fakeParts();
  const navigating = createNavigating(parts);

  it.each([
    ['nextPage', viewer.nextPage],
    ['previousPage', viewer.previousPage],
    ['zoomIn', viewer.increaseScale],
    ['zoomOut', viewer.decreaseScale],
  ] as const)('%s is left to pdf.js', (name, called) => {
    navigating[name]();
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('goes to a page, to a destination and to a zoom', () => {
    navigating.goToPage(12);
    navigating.goTo('chapter-2');
    navigating.zoomTo('page-fit');
    expect(viewer.currentPageNumber).toBe(12);
    expect(linkService.goToDestination).toHaveBeenCalledWith('chapter-2');
    expect(viewer.currentScaleValue).toBe('page-fit');
  });

  it('turns the pages by a quarter, to either side', () => {
    navigating.rotateRight();
    navigating.rotateRight();
    expect(viewer.pagesRotation).toBe(180);
    navigating.rotateLeft();
    expect(viewer.pagesRotation).toBe(90);
  });

  it('knows a page that is wider than the window, and one that just fits', () => {
    expect(navigating.isWide()).toBe(true);
    Object.defineProperty(viewer.container, 'scrollWidth', { value: 400 });
    expect(navigating.isWide()).toBe(false);
  });

  it('gives the pages the focus', () => {
    navigating.focusPages();
    expect(viewer.container).toHaveFocus();
  });
});

describe('gestures', () => {
  const start = () => {
    const made = fakeParts();
    followGestures(made.parts);
    return made;
  };
  const wheel = (container: HTMLElement, init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { cancelable: true, clientX: 30, clientY: 40, ...init });
    container.dispatchEvent(event);
    return event;
  };

  it.each([
    ['a touchpad, towards the visitor', { ctrlKey: true, deltaY: -4 }, 0.04],
    ['a touchpad, with Command', { metaKey: true, deltaY: 4 }, -0.04],
    ['a step of a wheel, by a tenth at most', { ctrlKey: true, deltaY: 100 }, -0.1],
    ['a step of a wheel back, by a tenth at most', { ctrlKey: true, deltaY: -100 }, 0.1],
  ])('%s zooms about the pointer', (_what, init, exponent) => {
    const { viewer } = start();
    expect(wheel(viewer.container, init).defaultPrevented).toBe(true);
    expect(viewer.updateScale).toHaveBeenCalledWith({
      scaleFactor: Math.exp(exponent),
      origin: [30, 40],
      drawingDelay: 400,
    });
  });

  it('a wheel without a key scrolls', () => {
    const { viewer } = start();
    expect(wheel(viewer.container, { deltaY: 100 }).defaultPrevented).toBe(false);
    expect(viewer.updateScale).not.toHaveBeenCalled();
  });

  it('end with the viewer', () => {
    const { viewer, aborter } = start();
    aborter.abort();
    wheel(viewer.container, { ctrlKey: true, deltaY: 5 });
    expect(viewer.updateScale).not.toHaveBeenCalled();
    expect(mockPinch?.signal.aborted).toBe(true);
  });

  it('two fingers zoom by the change of their distance', () => {
    const { viewer } = start();
    mockPinch?.onPinching([5, 6], 100, 120);
    expect(viewer.updateScale).toHaveBeenCalledWith({ scaleFactor: 1.2, origin: [5, 6], drawingDelay: 400 });
  });

  it('small changes add up until they count', () => {
    const { viewer } = start();
    mockPinch?.onPinching([5, 6], 1000, 1006);
    expect(viewer.updateScale).not.toHaveBeenCalled();
    mockPinch?.onPinching([5, 6], 1000, 1006);
    expect(viewer.updateScale).toHaveBeenCalledTimes(1);
    expect(viewer.updateScale.mock.calls[0][0].scaleFactor).toBeCloseTo(1.006 * 1.006, 9);
    // Counted once, not with the next change again.
    mockPinch?.onPinching([5, 6], 1000, 1006);
    expect(viewer.updateScale).toHaveBeenCalledTimes(1);
  });

  it('small changes are forgotten when the fingers leave', () => {
    const { viewer } = start();
    mockPinch?.onPinching([5, 6], 1000, 1006);
    mockPinch?.onPinchEnd();
    mockPinch?.onPinching([5, 6], 1000, 1006);
    expect(viewer.updateScale).not.toHaveBeenCalled();
  });
});

describe('another size of the window', () => {
  let resize: () => void = () => undefined;
  const disconnect = jest.fn();
  beforeAll(() => {
    class FakeResizeObserver {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(global, { ResizeObserver: FakeResizeObserver });
  });

  function start(scaleValue: string, pagesCount = 3) {
    const made = fakeParts();
    const set = jest.fn();
    Object.assign(made.viewer, { pagesCount });
    Object.defineProperty(made.viewer, 'currentScaleValue', { get: () => scaleValue, set });
    followSize(made.parts);
    return { ...made, set };
  }

  it.each(['auto', 'page-width', 'page-fit'])('fits the pages again at the zoom %s', (value) => {
    const { viewer, set } = start(value);
    resize();
    expect(set).toHaveBeenCalledWith(value);
    expect(viewer.update).toHaveBeenCalledTimes(1);
  });

  it('leaves a zoom alone that the visitor chose', () => {
    const { viewer, set } = start('1.5');
    resize();
    expect(set).not.toHaveBeenCalled();
    expect(viewer.update).toHaveBeenCalledTimes(1);
  });

  it('does nothing before there are pages', () => {
    const { viewer, set } = start('auto', 0);
    resize();
    expect(set).not.toHaveBeenCalled();
    expect(viewer.update).not.toHaveBeenCalled();
  });

  it.each([
    ['in the middle, a bar of 60 px opens', 500, 64, 124, 560],
    ['in the middle, it closes', 560, 124, 64, 500],
    ['at its top, it opens', 0, 64, 124, 0],
  ])('where a document is read %s: from %d px it is scrolled on', (_what, scrollTop, before, after, expected) => {
    const made = fakeParts();
    const box = jest.spyOn(made.viewer.container, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, before, 400, 600));
    followSize(made.parts);
    made.viewer.container.scrollTop = scrollTop;
    box.mockReturnValue(new DOMRect(0, after, 400, 600));
    resize();
    resize();
    expect(made.viewer.container.scrollTop).toBe(expected);
  });

  it('is no longer watched once the viewer is closed', () => {
    const { aborter } = start('auto');
    aborter.abort();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
