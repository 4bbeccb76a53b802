import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { thumbnailJob } from '@/components/pdf-viewer/session/renderThumbnail';

/** A document of pages of A4 whose rendering ends when the test says so. */
function fakeDocument() {
  let finish: () => void = () => undefined;
  const cancelRender = jest.fn();
  const render = jest.fn((_options: { canvas: HTMLCanvasElement }) => ({
    promise: new Promise<void>((resolve) => {
      finish = resolve;
    }),
    cancel: cancelRender,
  }));
  const getViewport = ({ scale, rotation }: { scale: number; rotation: number }) => {
    const [width, height] = rotation % 180 === 0 ? [595, 842] : [842, 595];
    return { width: width * scale, height: height * scale };
  };
  const fake: object = { getPage: async () => ({ rotate: 270, getViewport, render }) };
  return { pdf: fake as PDFDocumentProxy, render, cancelRender, finish: () => finish() };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a thumbnail', () => {
  it.each([
    [1, 112, 158],
    [2, 224, 316],
    [3, 224, 316],
  ])('of 112 px at %d device pixels a px is drawn %d by %d', async (ratio, width, height) => {
    Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true });
    const { pdf, render, finish } = fakeDocument();
    const onDrawn = jest.fn();
    const done = thumbnailJob(pdf, { pageNumber: 3, rotation: 90, width: 112 }, onDrawn).run();
    await settle();
    expect(onDrawn).not.toHaveBeenCalled();
    finish();
    await done;
    const canvas = render.mock.calls[0]?.[0].canvas;
    expect([canvas?.width, canvas?.height]).toEqual([width, height]);
    expect(onDrawn).toHaveBeenCalledWith({ canvas, width: 112, height: expect.closeTo(158.5, 1) });
  });

  it('of a page that lies on its side is as wide, and less high', async () => {
    Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true });
    const { pdf, render, finish } = fakeDocument();
    const done = thumbnailJob(pdf, { pageNumber: 3, rotation: 180, width: 112 }, jest.fn()).run();
    await settle();
    finish();
    await done;
    const canvas = render.mock.calls[0]?.[0].canvas;
    expect([canvas?.width, canvas?.height]).toEqual([112, 79]);
  });

  it('that is cancelled before its page has loaded is not rendered', async () => {
    const { pdf, render } = fakeDocument();
    const job = thumbnailJob(pdf, { pageNumber: 1, rotation: 90, width: 112 }, jest.fn());
    const done = job.run();
    job.cancel();
    await done;
    expect(render).not.toHaveBeenCalled();
  });

  it('that is cancelled while it renders is stopped and not shown', async () => {
    const { pdf, cancelRender, finish } = fakeDocument();
    const onDrawn = jest.fn();
    const job = thumbnailJob(pdf, { pageNumber: 1, rotation: 90, width: 112 }, onDrawn);
    const done = job.run();
    await settle();
    job.cancel();
    finish();
    await done;
    expect(cancelRender).toHaveBeenCalledTimes(1);
    expect(onDrawn).not.toHaveBeenCalled();
  });
});
