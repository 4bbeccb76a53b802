import type { Store } from '@/components/pdf-viewer/session/createStore';
import { printDocument } from '@/components/pdf-viewer/session/printing';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { fakePdf, fakeStore } from './fakePdfjs';

const replaceSync = jest.fn();
class FakeSheet {
  replaceSync = replaceSync;
}
let sheetsOnPaper: number | undefined;
const revoke = jest.fn();

beforeAll(() => {
  // What jsdom cannot do: draw, decode, construct style sheets and print.
  HTMLCanvasElement.prototype.toBlob = (onBlob) => onBlob(new Blob(['png']));
  HTMLImageElement.prototype.decode = async () => undefined;
  Object.assign(global, { CSSStyleSheet: FakeSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: revoke });
  window.print = () => {
    const isMarked = document.documentElement.hasAttribute('data-printing-document');
    sheetsOnPaper = isMarked ? document.querySelectorAll('body > div > img').length : undefined;
    expect(document.adoptedStyleSheets).toHaveLength(1);
  };
});
beforeEach(() => {
  sheetsOnPaper = undefined;
  revoke.mockClear();
});

const expectRestored = () => {
  expect(document.querySelector('body > div')).toBeNull();
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(document.documentElement).not.toHaveAttribute('data-printing-document');
};

/** Prints two pages of A4, in points. `onRender` is what happens where a page is drawn. */
async function print(onRender = async (_store: Store<ViewerState>): Promise<void> => undefined) {
  const store = fakeStore({ notice: 'printFailed' });
  const pages: (number | undefined)[] = [];
  store.subscribe(() => pages.push(store.get().printing));
  const render = jest.fn((_options: object) => ({ promise: onRender(store) }));
  const getViewport = ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale });
  const annotationStorage = { print: 'annotations' };
  await printDocument(
    fakePdf({ numPages: 2, annotationStorage, getPage: async () => ({ getViewport, render }) }),
    store,
  );
  return { render, pages, state: store.get() };
}

describe('printing', () => {
  it('prints every page with its annotations, at 150 dpi, on paper of its size, and restores the page', async () => {
    const { render, pages, state } = await print();
    expect(sheetsOnPaper).toBe(2);
    expect(pages).toEqual([undefined, 1, 2, undefined]);
    expect(state.notice).toBeUndefined();
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({
        viewport: { width: expect.closeTo((595 * 150) / 72), height: expect.closeTo((842 * 150) / 72) },
        intent: 'print',
        annotationMode: 3,
        printAnnotationStorage: 'annotations',
      }),
    );
    expect(replaceSync).toHaveBeenCalledWith('@page { size: 595pt 842pt; margin: 0 }');
    expect(revoke).toHaveBeenCalledTimes(2);
    expectRestored();
  });

  it('can be stopped, and then prints nothing', async () => {
    const { render } = await print(async (store) => store.set({ printing: undefined }));
    expect(render).toHaveBeenCalledTimes(1);
    expect(sheetsOnPaper).toBeUndefined();
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page cannot be drawn', () => Promise.reject(new Error('no'))],
    [
      'the print dialog fails',
      async () =>
        void jest.spyOn(window, 'print').mockImplementationOnce(() => {
          throw new Error('no');
        }),
    ],
  ])('says so and restores the page where %s', async (_what, onRender) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { state } = await print(onRender);
    expect(state).toMatchObject({ notice: 'printFailed' });
    expect(state.printing).toBeUndefined();
    expect(log).toHaveBeenCalledWith(new Error('no'));
    expect(sheetsOnPaper).toBeUndefined();
    expectRestored();
    log.mockRestore();
  });
});
