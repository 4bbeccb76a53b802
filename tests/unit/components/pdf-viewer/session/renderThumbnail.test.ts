import { thumbnailJob } from '@/components/pdf-viewer/session/renderThumbnail';
import { fakePdf, settle } from './fakePdfjs';

/** A thumbnail, 112 px wide, of a page of A4 whose rendering ends when the test says so. */
function start({ rotation = 90, ratio = 1 } = {}) {
  Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true });
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const cancelRender = jest.fn();
  const render = jest.fn((_options: { canvas: HTMLCanvasElement }) => ({ promise, cancel: cancelRender }));
  const getViewport = ({ scale, rotation }: { scale: number; rotation: number }) => {
    const [width, height] = rotation % 180 === 0 ? [595, 842] : [842, 595];
    return { width: width * scale, height: height * scale };
  };
  const onDrawn = jest.fn();
  const pdf = fakePdf({ getPage: async () => ({ rotate: 270, getViewport, render }) });
  const job = thumbnailJob(pdf, { pageNumber: 3, rotation, width: 112 }, onDrawn);
  return { job, done: job.run(), render, cancelRender, finish, onDrawn };
}

describe('a thumbnail', () => {
  it.each([
    ['at 1 device pixel a px', { ratio: 1 }, 112, 158, 158.5],
    ['at 2 device pixels a px', { ratio: 2 }, 224, 316, 158.5],
    ['at 3, which are no sharper', { ratio: 3 }, 224, 316, 158.5],
    ['of a page on its side, as wide and less high', { rotation: 180 }, 112, 79, 79.1],
  ])('%s is drawn on %j: %d by %d, %d px high', async (_what, given, canvasWidth, canvasHeight, height) => {
    const { done, render, finish, onDrawn } = start(given);
    await settle();
    expect(onDrawn).not.toHaveBeenCalled();
    finish();
    await done;
    const canvas = render.mock.calls[0]?.[0].canvas;
    expect([canvas?.width, canvas?.height]).toEqual([canvasWidth, canvasHeight]);
    expect(onDrawn).toHaveBeenCalledWith({ canvas, width: 112, height: expect.closeTo(height, 1) });
  });

  it('that is cancelled before its page has loaded is not rendered', async () => {
    const { job, done, render } = start();
    job.cancel();
    await done;
    expect(render).not.toHaveBeenCalled();
  });

  it('that is cancelled while it renders is stopped and not shown', async () => {
    const { job, done, cancelRender, finish, onDrawn } = start();
    await settle();
    job.cancel();
    finish();
    await done;
    expect(cancelRender).toHaveBeenCalledTimes(1);
    expect(onDrawn).not.toHaveBeenCalled();
  });
});
