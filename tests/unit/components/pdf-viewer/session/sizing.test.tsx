import { followGestures, followScrolling } from '@/components/pdf-viewer/session/sizing';
import { fakeParts, fakeStore } from './fakePdfjs';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ TouchManager: jest.fn() }));

// Two fingers zoom in tests/e2e/viewer/phone.spec.ts.
describe('the wheel over a document', () => {
  /** The viewer under a wheel at 30, 40. */
  function start() {
    const { viewer, parts } = fakeParts();
    followGestures(parts);
    /** True where the wheel was left to the browser. */
    const wheel = (init: WheelEventInit) =>
      viewer.container.dispatchEvent(new WheelEvent('wheel', { cancelable: true, clientX: 30, clientY: 40, ...init }));
    return { zoom: viewer.updateScale, wheel };
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

  it('without a key scrolls', () => {
    const { zoom, wheel } = start();
    expect(wheel({ deltaY: 100 })).toBe(true);
    expect(zoom).not.toHaveBeenCalled();
  });
});

it('the pages count as scrolling until 400 ms after the last step', () => {
  jest.useFakeTimers();
  const { viewer, parts } = fakeParts();
  const store = fakeStore();
  followScrolling(parts, store);
  const isScrollingAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return store.get().isScrolling;
  };
  viewer.container.dispatchEvent(new Event('scroll'));
  expect(isScrollingAfter(300)).toBe(true);
  viewer.container.dispatchEvent(new Event('scroll'));
  expect([isScrollingAfter(399), isScrollingAfter(1)]).toEqual([true, false]);
  jest.useRealTimers();
});
