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

beforeEach(() => {
  jest.useFakeTimers();
  threads.length = 0;
  mockDestroyWorker.mockClear();
});
afterEach(() => jest.useRealTimers());

/** An opening, whose loading ends when the test says so; `destroy` is how pdf.js ends its work. */
function open(destroy = async () => undefined) {
  const { promise, resolve: load, reject: fail } = Promise.withResolvers<object>();
  Object.assign(mockTask, { promise, destroy });
  const store = fakeStore();
  const onLoaded = jest.fn();
  const opening = openDocument('/documents/vat.pdf', store, onLoaded);
  return { store, onLoaded, opening, load, fail };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('opening a document', () => {
  it('loads the file with the character maps and fonts of our own site, in a worker of its own', async () => {
    const { onLoaded, load } = open();
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

  it.each<[string, string, (opened: ReturnType<typeof open>) => unknown]>([
    ['the file is no PDF', 'damaged', ({ fail }) => fail(Object.assign(new Error(), { name: 'InvalidPDFException' }))],
    ['the worker cannot be loaded', 'failed', () => threads[0]?.dispatchEvent(new Event('error'))],
  ])('tells that %s: %s', async (_what, failure, happen) => {
    const opened = open();
    happen(opened);
    await settle();
    expect(opened.store.get()).toMatchObject({ phase: 'failed', failure });
  });
});

describe('closing a document', () => {
  it.each<[string, (opened: ReturnType<typeof open>) => void]>([
    ['loads', ({ load }) => load({})],
    ['fails', ({ fail }) => fail(new Error('destroyed'))],
  ])('that %s afterwards changes nothing', async (_what, finish) => {
    const opened = open();
    void opened.opening.close();
    finish(opened);
    await settle();
    expect(opened.onLoaded).not.toHaveBeenCalled();
    expect(opened.store.get().phase).toBe('loading');
  });

  it.each<[string, () => Promise<undefined>, number]>([
    ['when pdf.js has ended its work', async () => undefined, 0],
    ['when pdf.js fails to end its work', () => Promise.reject(new Error('no')), 0],
    ['after two seconds where pdf.js does not end', () => new Promise(() => undefined), 2000],
  ])('stops the worker %s', async (_what, destroy, delay) => {
    const stops = () => [mockDestroyWorker, threads[0]?.terminate].map((stop) => stop?.mock.calls.length);
    void open(destroy).opening.close();
    await jest.advanceTimersByTimeAsync(Math.max(delay - 1, 0));
    if (delay > 0) {
      expect(stops()).toEqual([0, 0]);
      await jest.advanceTimersByTimeAsync(1);
    }
    expect(stops()).toEqual([1, 1]);
  });
});
