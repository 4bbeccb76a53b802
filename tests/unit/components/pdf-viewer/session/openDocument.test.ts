import { openDocument } from '@/components/pdf-viewer/session/openDocument';
import { fakeStore } from './fakePdfjs';

type Task = {
  promise: Promise<object>;
  destroy: () => Promise<void>;
  onProgress?: (progress: { loaded: number; total: number }) => void;
  onPassword?: (submit: (password: string) => void, reason: number) => void;
};
const mockTask = {} as Task;
const mockGetDocument = jest.fn((_options: object) => mockTask);
const mockDestroyWorker = jest.fn();
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  version: '6.0.0',
  getDocument: (options: object) => mockGetDocument(options),
  PDFWorker: class {
    destroy = mockDestroyWorker;
  },
}));

const threads: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  readonly terminate = jest.fn();
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
    threads.push(this);
  }
}
Object.assign(global, { Worker: FakeWorker });

let load: (pdf: object) => void;
let fail: (error: Error) => void;
beforeEach(() => {
  jest.useFakeTimers();
  threads.length = 0;
  mockDestroyWorker.mockClear();
  mockTask.destroy = jest.fn(async () => undefined);
  mockTask.promise = new Promise((resolve, reject) => {
    load = resolve;
    fail = reject;
  });
});
afterEach(() => jest.useRealTimers());

function open() {
  const store = fakeStore();
  const onLoaded = jest.fn();
  const opening = openDocument('/documents/vat.pdf', store, onLoaded);
  return { store, onLoaded, opening };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('opening a document', () => {
  it('loads the file with the character maps and fonts of our own site, in a worker of its own', async () => {
    const { onLoaded } = open();
    expect(mockGetDocument).toHaveBeenLastCalledWith(
      expect.objectContaining({
        url: '/documents/vat.pdf',
        cMapUrl: '/pdfjs/6.0.0/cmaps/',
        cMapPacked: true,
        maxImageSize: 50_000_000,
        standardFontDataUrl: '/pdfjs/6.0.0/standard_fonts/',
        wasmUrl: '/pdfjs/6.0.0/wasm/',
        iccUrl: '/pdfjs/6.0.0/iccs/',
      }),
    );
    expect(threads.map(({ src }) => src)).toEqual(['/pdfjs/6.0.0/pdf.worker.min.mjs']);
    const pdf = {};
    load(pdf);
    await settle();
    expect(onLoaded).toHaveBeenCalledWith(pdf);
  });

  it.each([
    [1, 3, 33],
    [5, 4, 100],
    [7, 0, 0],
  ])('%d of %d bytes are %d %%', (loaded, total, progress) => {
    const { store } = open();
    mockTask.onProgress?.({ loaded, total });
    expect(store.get().progress).toBe(progress);
  });

  it('asks for the password, again after a wrong one, and hands it over', () => {
    const { store, opening } = open();
    const submit = jest.fn();
    mockTask.onPassword?.(submit, 1);
    expect(store.get()).toMatchObject({ phase: 'password', isPasswordWrong: false });

    opening.submitPassword('simba');
    expect(store.get().phase).toBe('loading');
    expect(submit).toHaveBeenCalledWith('simba');

    mockTask.onPassword?.(submit, 2);
    expect(store.get()).toMatchObject({ phase: 'password', isPasswordWrong: true });
  });

  it('tells why a document does not open', async () => {
    const { store } = open();
    fail(Object.assign(new Error('Invalid PDF structure.'), { name: 'InvalidPDFException' }));
    await settle();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'damaged' });
  });

  it('fails where the worker cannot be loaded', async () => {
    const { store } = open();
    threads[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(store.get()).toMatchObject({ phase: 'failed', failure: 'failed' });
  });
});

describe('closing a document', () => {
  it.each([
    ['loads', () => load({})],
    ['fails', () => fail(new Error('destroyed'))],
  ])('that %s afterwards changes nothing', async (_what, finish) => {
    const { store, onLoaded, opening } = open();
    void opening.close();
    finish();
    await settle();
    expect(onLoaded).not.toHaveBeenCalled();
    expect(store.get().phase).toBe('loading');
  });

  it.each([
    ['has ended its work', async () => undefined],
    ['fails to end its work', () => Promise.reject(new Error('no'))],
  ])('stops the worker when pdf.js %s', async (_what, destroy) => {
    mockTask.destroy = destroy;
    await open().opening.close();
    expect(mockDestroyWorker).toHaveBeenCalledTimes(1);
    expect(threads[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it('stops the worker after two seconds where pdf.js does not end', async () => {
    mockTask.destroy = () => new Promise(() => undefined);
    void open().opening.close();
    await jest.advanceTimersByTimeAsync(1999);
    expect(threads[0]?.terminate).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(threads[0]?.terminate).toHaveBeenCalledTimes(1);
  });
});
