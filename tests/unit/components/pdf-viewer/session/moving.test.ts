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

it('a page is wide where it is wider than the window, and not where it just fits', () => {
  const { viewer, parts } = fakeParts();
  const { isWide } = createNavigating(parts);
  expect(isWide()).toBe(true);
  Object.defineProperty(viewer.container, 'scrollWidth', { value: 400 });
  expect(isWide()).toBe(false);
});

describe('gestures', () => {
  /** The viewer under a wheel at 30, 40 and under two fingers about 5, 6, which were 1000 px apart. */
  function start() {
    const { viewer, parts, aborter } = fakeParts();
    followGestures(parts);
    /** True where the wheel was left to the browser. */
    const wheel = (init: WheelEventInit) =>
      viewer.container.dispatchEvent(new WheelEvent('wheel', { cancelable: true, clientX: 30, clientY: 40, ...init }));
    const pinchTo = (distance: number) => mockPinch?.onPinching([5, 6], 1000, distance);
    return { zoom: viewer.updateScale, wheel, pinchTo, aborter };
  }

  it.each([
    ['a touchpad, towards the visitor', { ctrlKey: true, deltaY: -4 }, 0.04],
    ['a touchpad, with Command', { metaKey: true, deltaY: 4 }, -0.04],
    ['a step of a wheel, by a tenth at most', { ctrlKey: true, deltaY: 100 }, -0.1],
    ['a step of a wheel back, by a tenth at most', { ctrlKey: true, deltaY: -100 }, 0.1],
  ])('%s zooms about the pointer', (_what, init, exponent) => {
    const { zoom, wheel } = start();
    expect(wheel(init)).toBe(false);
    expect(zoom).toHaveBeenCalledWith({ scaleFactor: Math.exp(exponent), origin: [30, 40], drawingDelay: 400 });
  });

  it('a wheel without a key scrolls', () => {
    const { zoom, wheel } = start();
    expect(wheel({ deltaY: 100 })).toBe(true);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('end with the viewer', () => {
    const { zoom, wheel, aborter } = start();
    aborter.abort();
    wheel({ ctrlKey: true, deltaY: 5 });
    expect(zoom).not.toHaveBeenCalled();
    expect(mockPinch?.signal.aborted).toBe(true);
  });

  it('two fingers zoom by the change of their distance', () => {
    const { zoom, pinchTo } = start();
    pinchTo(1200);
    expect(zoom).toHaveBeenCalledWith({ scaleFactor: 1.2, origin: [5, 6], drawingDelay: 400 });
  });

  it('small changes add up until they count, and count once', () => {
    const { zoom, pinchTo } = start();
    for (const calls of [0, 1, 1]) {
      pinchTo(1006);
      expect(zoom).toHaveBeenCalledTimes(calls);
    }
    expect(zoom.mock.calls[0][0].scaleFactor).toBeCloseTo(1.006 * 1.006, 9);
  });

  it('small changes are forgotten when the fingers leave', () => {
    const { zoom, pinchTo } = start();
    pinchTo(1006);
    mockPinch?.onPinchEnd();
    pinchTo(1006);
    expect(zoom).not.toHaveBeenCalled();
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
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['fits the pages again', 'auto', 3, ['auto'], 1],
    ['fits the pages again', 'page-width', 3, ['page-width'], 1],
    ['fits the pages again', 'page-fit', 3, ['page-fit'], 1],
    ['leaves alone what the visitor chose', '1.5', 3, [], 1],
    ['does nothing before there are pages', 'auto', 0, [], 0],
  ])('%s at the zoom %s with %d pages', (_what, value, pagesCount, fitted, updates) => {
    const { viewer, parts } = fakeParts();
    const set = jest.fn();
    Object.assign(viewer, { pagesCount });
    Object.defineProperty(viewer, 'currentScaleValue', { get: () => value, set });
    followSize(parts);
    resize();
    expect(set.mock.calls.flat()).toEqual(fitted);
    expect(viewer.update).toHaveBeenCalledTimes(updates);
  });

  it.each([
    ['in the middle, a bar of 60 px opens', 500, 64, 124, 560],
    ['in the middle, it closes', 560, 124, 64, 500],
    ['at its top, it opens', 0, 64, 124, 0],
  ])('where a document is read %s: from %d px it is scrolled on', (_what, scrollTop, before, after, expected) => {
    const { viewer, parts } = fakeParts();
    const box = jest.spyOn(viewer.container, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, before, 400, 600));
    followSize(parts);
    viewer.container.scrollTop = scrollTop;
    box.mockReturnValue(new DOMRect(0, after, 400, 600));
    resize();
    resize();
    expect(viewer.container.scrollTop).toBe(expected);
  });

  it('lets the pages wait until a note that is typed has ended', () => {
    jest.useFakeTimers();
    const { viewer, parts } = fakeParts();
    document.body.append(viewer.container);
    viewer.container.innerHTML = '<div contenteditable="true" tabindex="0"></div>';
    const note = viewer.container.firstElementChild as HTMLElement;
    followSize(parts);
    note.focus();
    resize();
    resize();
    expect(viewer.update).not.toHaveBeenCalled();
    note.blur();
    jest.runAllTimers();
    expect(viewer.update).toHaveBeenCalledTimes(1);
  });

  it('is no longer watched once the viewer is closed', () => {
    const { parts, aborter } = fakeParts();
    followSize(parts);
    aborter.abort();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
