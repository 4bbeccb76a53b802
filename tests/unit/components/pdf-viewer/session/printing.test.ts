import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { printDocument } from '@/components/pdf-viewer/session/printing';
import { fakeStore } from './fakePdfjs';

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

/** Two pages of A4 in points. */
function fakeDocument(render = jest.fn((_options: object) => ({ promise: Promise.resolve() }))) {
  const getViewport = ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale });
  const annotationStorage = { print: 'annotations' };
  const fake: object = { numPages: 2, annotationStorage, getPage: async () => ({ getViewport, render }) };
  return { pdf: fake as PDFDocumentProxy, render };
}

describe('printing', () => {
  it('prints every page with its annotations, at 150 dpi, on paper of its size, and restores the page', async () => {
    const { pdf, render } = fakeDocument();
    const store = fakeStore({ notice: 'printFailed' });
    const pages: (number | undefined)[] = [];
    store.subscribe(() => pages.push(store.get().printing));
    await printDocument(pdf, store);

    expect(sheetsOnPaper).toBe(2);
    expect(pages).toEqual([undefined, 1, 2, undefined]);
    expect(store.get().notice).toBeUndefined();
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
    const store = fakeStore();
    const render = jest.fn((_options: object) => {
      store.set({ printing: undefined });
      return { promise: Promise.resolve() };
    });
    await printDocument(fakeDocument(render).pdf, store);
    expect(render).toHaveBeenCalledTimes(1);
    expect(sheetsOnPaper).toBeUndefined();
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it('says so where a page cannot be drawn', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const render = jest.fn((_options: object) => ({ promise: Promise.reject(new Error('no')) }));
    const store = fakeStore();
    await printDocument(fakeDocument(render).pdf, store);
    expect(store.get()).toMatchObject({ notice: 'printFailed' });
    expect(store.get().printing).toBeUndefined();
    expect(sheetsOnPaper).toBeUndefined();
    log.mockRestore();
  });

  it('restores the page also where the print dialog fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      throw new Error('no');
    });
    const store = fakeStore();
    await printDocument(fakeDocument().pdf, store);
    expect(store.get().notice).toBe('printFailed');
    expectRestored();
    print.mockRestore();
    log.mockRestore();
  });
});
